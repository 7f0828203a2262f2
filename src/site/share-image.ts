import type { Locale } from './locale.ts'

/** Width and height in px. */
export const shareImageSizes = { wide: [1200, 630], square: [600, 600] } as const

export type ShareImageShape = keyof typeof shareImageSizes

export function shareImagePath(lang: Locale, card: string, shape: ShareImageShape): string {
  return `/share/${lang}/${card}${shape === 'square' ? '-square' : ''}.png`
}

/** Image name from the path without language: `product-mvda`, `home`. */
export function cardOfPath(path: string): string {
  return path.slice(1).replaceAll('/', '-') || 'home'
}
