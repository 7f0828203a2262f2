import type { AnyRouter } from '@tanstack/react-router'
import font from '#src/ui/font/deskcloud-sans.woff2?url'

/** The faces that came too late for the page in view, under names of their own, by the names it asks for. */
export const lateFaces = new Map<string, FontFace>()

/**
 * A face that comes too late for the page a visitor opened is not shown on it (`font-display: optional`): text would move
 * under their eyes. The page they go to next has it.
 */
export async function adoptFace(router: AnyRouter): Promise<void> {
  const { fonts } = document
  await fonts.ready
  const late = [...fonts].filter(({ family, status }) => status === 'loaded' && !isShown(bare(family)))
  if (late.length === 0) return
  // out of the cache, and ready to be shown at once
  const again = (name: (family: string) => string) =>
    Promise.all(
      late.map(({ family, unicodeRange, weight }) =>
        new FontFace(name(bare(family)), `url(${font})`, { unicodeRange, weight }).load(),
      ),
    ).catch(() => [])
  const [faces, own] = await Promise.all([again((family) => family), again((family) => `Late ${family}`)])
  for (const [at, face] of own.entries()) lateFaces.set(bare(late[at]?.family ?? ''), face)
  const stop = router.subscribe('onRendered', ({ pathChanged }) => {
    if (!pathChanged) return
    stop()
    for (const face of faces) fonts.add(face)
    for (const face of own) fonts.delete(face)
    lateFaces.clear()
  })
}

/** Whether text in the face is of another width than without it. */
function isShown(family: string): boolean {
  const context = document.createElement('canvas').getContext('2d')
  const widthIn = (families: string) => {
    if (!context) return 0
    context.font = `100px ${families}`
    // of each face some
    return context.measureText('Desktop – “cloud”').width
  }
  return widthIn(`"${family}",monospace`) !== widthIn('monospace')
}

/** Some browsers name a face with its quotation marks. */
function bare(family: string): string {
  return family.replaceAll('"', '')
}
