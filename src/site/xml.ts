/** Escapes text for XML content and attributes; drops characters that XML 1.0 forbids. */
export function escapeXml(text: string): string {
  return text.replaceAll(notXml, '').replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}

// XML 1.0, 2.2: all but Char, and lone surrogates
const notXml = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu
