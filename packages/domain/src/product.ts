/** The product's name, wherever a person reads it. */
export const productName = 'Landfall'

/** What the product is, in one line. */
export const productTagline = 'Start-Up Visa workspace'
