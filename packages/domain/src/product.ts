/** The product's name, wherever a person reads it. */
export const productName = 'Landfall'

/** What the product is, in one line. */
export const productTagline = 'Start-Up Visa workspace'

/** Where members write to. The domain is reserved for examples until the operator has an address of their own. */
export const supportEmail = 'support@landfall.example'
