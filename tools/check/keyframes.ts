import type { Problem } from './problem.ts'
import { withoutComments } from './without-comments.ts'

/**
 * Keyframes move by `transform`. Chromium leaves that to the compositor everywhere, but `translate`, `rotate` and `scale` not
 * inside an SVG: there each frame is styled, laid out and painted beside what a page does while it loads.
 * @param text a style sheet, nested or not
 */
export function checkKeyframes(path: string, text: string): Problem[] {
  const sheet = withoutComments(text)
  return [...sheet.matchAll(keyframes)].flatMap(({ 0: block, index }) =>
    [...block.matchAll(moves)].map((move) => ({
      rule: 'keyframes',
      path,
      line: sheet.slice(0, index + move.index).split('\n').length,
      message: `keyframes move by \`transform\`, not \`${move[0]}\``,
    })),
  )
}

const keyframes = /@keyframes[^{]*\{(?:[^{}]*\{[^{}]*\})*/g

const moves = /(?<=[{;\s])(?:translate|rotate|scale)(?=\s*:)/g
