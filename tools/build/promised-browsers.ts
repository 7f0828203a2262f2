/** Oldest fully supported browsers (docs/decisions/0035-browsers.md). */
export const promisedBrowsers = { chrome: 105, safari: 16, firefox: 115 }

/** Oldest Chromium in which pages are laid out, as they are without scripts. */
export const plainChromium = 88
