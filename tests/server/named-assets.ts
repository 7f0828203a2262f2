/**
 * The addresses of the assets a page fetches: those its HTML has whole, and its words, which the script that fetches them
 * names without their folder (`app/rendering/render-page.tsx`).
 */
export function namedAssets(html: string): string[] {
  const whole = html.match(/\/assets\/[\w.-]+\.(?:js|css|woff2|svg)\b/g) ?? []
  const words = [...html.matchAll(/"([\w-]+\.json)"/g)].map(([, name]) => `/assets/${name}`)
  return [...new Set([...whole, ...words])]
}
