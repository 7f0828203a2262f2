/** Text as it may stand in XML, in an attribute too. What XML has no place for, such as control characters, is left out. */
export function escapeXml(text: string): string {
  return text.replaceAll(notXml, '').replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}

// XML 1.0, 2.2: everything but these, and halves of surrogate pairs
const notXml = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu
