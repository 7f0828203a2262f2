import { locales } from '#src/site/locale.ts'

/** The field of a path such as `cn.title`. */
function fieldOf(path: string): Element | null {
  return document.querySelector(`[data-path="${CSS.escape(path)}"]`)
}

/** What a field is called on the page, by its label. @param langs what the languages are called */
export function labelOf(path: string, langs: Record<string, string>): string {
  const field = fieldOf(path)
  const labels = [
    ...(field && 'labels' in field ? ((field as HTMLInputElement).labels ?? []) : []),
    document.getElementById(field?.getAttribute('aria-labelledby') ?? ''),
    field?.closest('fieldset')?.querySelector('legend'),
    field,
  ]
  // not how long it is, which is an element beside
  const texts = labels.map((label) => [...(label?.childNodes ?? [])].find(({ nodeType }) => nodeType === 3))
  const label = texts.find((text) => text)?.textContent ?? ''
  const lang = langOf(path)
  return [lang && langs[lang], label].filter(Boolean).join(' · ')
}

/** A value as its field shows it: of a choice, what that is called. */
export function shownOf(path: string, value: string): string {
  const field = fieldOf(path)
  const options = field instanceof HTMLSelectElement ? [...field.options] : []
  return options.find((option) => option.value === value)?.text ?? value
}

export function langOf(path: string) {
  return locales.find((lang) => path.split('.').includes(lang))
}
