/** Where a page in view reports itself: a form with `path` and `referrer`; without scripts an image. */
export const visitPath = '/visit'
