/** Without what the server cleans away: spaces, and letters that nobody sees. */
export function textSeen(text: string): string {
  return text.normalize('NFC').replace(/[\s\p{C}\p{Z}\p{DI}\u2800]/gu, '')
}
