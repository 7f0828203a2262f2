/** SPEC section 3: who is logged in, by name only. Null is an anonymous visitor. */
export type CurrentUser = { username: string }
