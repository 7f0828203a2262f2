/**
 * The file by which IndexNow knows that addresses come from this site. Its name is a setting, so it is no route.
 * @returns undefined for any other path, and where there is no key
 */
export function indexNowKeyFile(pathname: string, key: string | undefined): Response | undefined {
  if (key === undefined || pathname !== `/${key}.txt`) return undefined
  return new Response(key, { headers: { 'content-type': 'text/plain; charset=utf-8' } })
}
