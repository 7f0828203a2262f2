/** What the authenticator shows beside the code. */
export const ISSUER = 'DeskCloud'
