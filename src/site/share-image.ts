import type { Locale } from './locale.ts'

/** Width and height of a page's share images, in pixels. */
export const shareImageSizes = { wide: [1200, 630], square: [600, 600] } as const

export type ShareImageShape = keyof typeof shareImageSizes

export function shareImagePath(lang: Locale, card: string, shape: ShareImageShape): string {
  return `/share/${lang}/${card}${shape === 'square' ? '-square' : ''}.png`
}

/** The name of a page's share image, from its path without language and query: `product-mvda`, `home`. */
export function cardOfPath(path: string): string {
  return path.slice(1).replaceAll('/', '-') || 'home'
}
