const sign = '[⚠ '

/** Stands in a text for what could not be pasted, until somebody puts it there. In one language, so that it can be found in both. */
export function omission(name: string): string {
  return `${sign}${name}]`
}

export function hasOmission(html: string): boolean {
  return html.includes(sign)
}
