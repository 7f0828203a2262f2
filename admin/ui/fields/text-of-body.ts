/** The words of a body, a block a line, for showing what has changed in it. */
export function textOfBody(html: string): string {
  if (!html.includes('<')) return html
  const lines = html
    .replace(/<img [^>]*src="([^"]*)"[^>]*>/g, '[$1]')
    .replace(/<\/(p|h\d|li|tr|blockquote|pre)>|<br>/g, '\n')
  const text = lines.replace(/<\/t[dh]>/g, ' ').replace(/<[^>]*>/g, '')
  const entities: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', nbsp: ' ' }
  return text
    .replace(/&(lt|gt|amp|quot|nbsp);/g, (_, name: string) => entities[name] ?? '')
    .replace(/\n\s*/g, '\n')
    .trim()
}
