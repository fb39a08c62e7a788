/** Where members write to. The domain is reserved for examples until the operator has an address of their own. */
export const supportEmail = 'support@landfall.example'
