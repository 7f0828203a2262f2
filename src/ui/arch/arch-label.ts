/** A component's name as the lines that fit its box. */
export type ArchLabel = { lines: readonly string[]; fontSize: number }

/**
 * @param room width for a line, in the units of `fontSize`
 * @returns lines of about equal length; more than two are set smaller
 */
export function labelLines(name: string, room: number, fontSize: number): ArchLabel {
  const lines = han.test(name) ? hanLines(name, room, fontSize) : wordLines(name, room, fontSize)
  return { lines, fontSize: lines.length > 2 ? fontSize * 0.86 : fontSize }
}

const han = /\p{Script=Han}/u
const fullWidth = /[\u2e80-\uffff]/
/** average width of a Latin letter, in parts of the type size */
const latinWidth = 0.56
// the two words for "and"; a name breaks best after the last of them
const conjunctions = ['\u4e0e', '\u548c']

function hanLines(name: string, room: number, fontSize: number): string[] {
  const letters = [...name]
  const count = Math.ceil(widthOf(name, fontSize) / room)
  if (count === 2) {
    const parts = splitAfterConjunction(name)
    if (parts?.every((part) => widthOf(part, fontSize) <= room)) return parts
  }
  const perLine = Math.ceil(letters.length / count)
  return Array.from({ length: Math.ceil(letters.length / perLine) }, (_, line) =>
    letters.slice(line * perLine, (line + 1) * perLine).join(''),
  )
}

function splitAfterConjunction(name: string): string[] | undefined {
  const last = Math.max(...conjunctions.map((word) => name.lastIndexOf(word)))
  return last > 1 && last < name.length - 2 ? [name.slice(0, last + 1), name.slice(last + 1)] : undefined
}

/** As few lines as fit, and then as even as they come: no last word alone on its line. */
function wordLines(name: string, room: number, fontSize: number): string[] {
  let lines = filledLines(name, room, fontSize)
  for (let narrower = room - fontSize / 2; narrower > 0; narrower -= fontSize / 2) {
    const candidate = filledLines(name, narrower, fontSize)
    if (candidate.length > lines.length || candidate.some((line) => widthOf(line, fontSize) > narrower)) break
    lines = candidate
  }
  return lines
}

function filledLines(name: string, room: number, fontSize: number): string[] {
  const lines: string[] = []
  for (const word of name.split(' ')) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word
    if (lines.length > 0 && widthOf(longer, fontSize) <= room) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

function widthOf(text: string, fontSize: number): number {
  return [...text].reduce((sum, letter) => sum + (fullWidth.test(letter) ? 1 : latinWidth), 0) * fontSize
}
