/** A text as it is compared, and for each of its UTF-16 units the place in the original it comes from. */
export type Folded = { text: string; at: number[] }

/**
 * Makes texts comparable that people write differently: full and half width, case, accents, traditional characters.
 * Invisible characters vanish.
 * @param simplified traditional characters and what stands for each
 */
export function foldText(text: string, simplified: ReadonlyMap<string, string>): string {
  // joined and not added up: the index keeps it, and a sum is kept as all that was added
  return Array.from(text, (character) => foldCharacter(character, simplified)).join('')
}

/** The same with the way back, for marking what was found. */
export function foldWithPlaces(text: string, simplified: ReadonlyMap<string, string>): Folded {
  const at: number[] = []
  let folded = ''
  let place = 0
  for (const character of text) {
    const part = foldCharacter(character, simplified)
    folded += part
    for (let n = 0; n < part.length; n += 1) at.push(place)
    place += character.length
  }
  at.push(place)
  return { text: folded, at }
}

function foldCharacter(character: string, simplified: ReadonlyMap<string, string>): string {
  const code = character.charCodeAt(0)
  // nearly all there is: Chinese characters in common use, and ASCII
  if (code >= 0x4e00 && code <= 0x9fff) return simplified.get(character) ?? character
  if (code < 0x80) return code >= 0x41 && code <= 0x5a ? String.fromCharCode(code + 32) : character
  return character
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase()
}
