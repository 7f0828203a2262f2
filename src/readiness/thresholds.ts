/**
 * From where on a measured number is good, usable, or too little for working on a remote desktop. Rules of thumb of
 * the trade, on the careful side; an owner with own measurements changes them here and the page follows.
 */

/** Milliseconds, median. Below 60 typing feels local; above 150 people wait for each echo and start to mistype. */
export const roundTripLimits = { good: 60, usable: 150 } as const

/** Milliseconds between one answer and the next. More than this is felt as stutter even where the median is good. */
export const jitterLimit = 30

/** Mbit/s. 1080p office work with some video takes 6 to 10; text and forms alone get by with about 3. */
export const throughputLimits = { good: 10, usable: 3 } as const

/**
 * CSS pixels of the whole screen, either way round. 1280 x 720 shows a full desktop without scaling; below 1024 x 600
 * dialogs of common desktop applications no longer fit.
 */
export const screenLimits = {
  good: { long: 1280, short: 720 },
  usable: { long: 1024, short: 600 },
} as const

/** Bits per pixel. Below 24 the remote picture shows bands and text loses its smoothing. */
export const colourDepthLimit = 24
