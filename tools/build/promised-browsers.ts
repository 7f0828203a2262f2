/** Oldest fully supported browsers (docs/decisions/0035-browsers.md). */
export const promisedBrowsers = { chrome: 105, safari: 16, firefox: 115 }
