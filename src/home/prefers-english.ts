/**
 * Whether English comes before Chinese in what a browser asks for.
 * @param languages language tags, the most wanted first (`navigator.languages`)
 */
export function prefersEnglish(languages: readonly string[]): boolean {
  return /^en\b/i.test(languages.find((tag) => /^(en|zh)\b/i.test(tag)) ?? '')
}
