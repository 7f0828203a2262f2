/** Where a page in view reports itself: a POST of `{ path, referrer }`, JSON as text. */
export const visitPath = '/visit'
