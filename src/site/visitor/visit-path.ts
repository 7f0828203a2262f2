/** Beacon endpoint: a form with `path` and `referrer`; an image without scripts. */
export const visitPath = '/visit'
