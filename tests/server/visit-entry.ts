/** Asks the site's entry for a document, as its server does; nothing listens. */
export async function visitEntry(path: string, headers: Record<string, string> = {}): Promise<Response> {
  const { default: entry } = await import('#app/server.ts')
  return entry.fetch(new Request(`http://localhost${path}`, { headers: { accept: 'text/html', ...headers } }))
}
