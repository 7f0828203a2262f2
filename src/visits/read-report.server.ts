/**
 * Reads the report of a page that it is seen. Pages report themselves, as those out of a shared cache never reach the
 * server; a browser without scripts does by an image, whose `Referer` names the page.
 * @returns undefined where the report does not come from a page of this site
 */
export async function readReport(request: Request): Promise<{ path: string; referrer: string } | undefined> {
  const { headers } = request
  const site = headers.get('sec-fetch-site')
  const from = URL.parse(headers.get('referer') ?? '')
  if (!from || from.host !== headers.get('host') || (site !== null && site !== 'same-origin'))
    return undefined
  if (request.method !== 'POST') return { path: from.pathname, referrer: '' }
  const form = await request.formData()
  const [path, referrer] = ['path', 'referrer'].map((name) => String(form.get(name) ?? ''))
  return path && /^\/[\w/-]{0,120}$/.test(path) ? { path, referrer: referrer ?? '' } : undefined
}
