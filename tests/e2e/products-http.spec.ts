import { expect, test } from './fixture.ts'

/** Product keys of addresses and the ids their trial links carry (SPEC section 3). */
const trialIds = { av: 1, dsc: 2, a2m: 4, centerview: 7, mvda: 8, mdw: 9 }

test('each product leads to its trial, solution, downloads and comparison, each solution to trial and product', async ({
  request,
}) => {
  for (const [key, id] of Object.entries(trialIds)) {
    const mainOf = async (path: string) =>
      /<main[\s\S]*<\/main>/.exec(await (await request.get(path)).text())?.[0] ?? ''
    const linksIn = (html: string) => [...html.matchAll(/<a\b[^>]*\shref="([^"]*)"/g)].map(([, href]) => href)
    const product = await mainOf(`/en/product/${key}`)
    expect(product.match(/<h1\b/g), key).toHaveLength(1)
    expect(linksIn(product), key).toEqual(
      expect.arrayContaining([
        `/en/trial/trial?product=${id}`,
        `/en/solution/${key}`,
        `/en/download/search?product=${key}`,
        `/en/product/compare?products=${key}`,
      ]),
    )
    const solution = await mainOf(`/en/solution/${key}`)
    const headings = [...solution.matchAll(/<h2\b[^>]*>([\s\S]*?)<\/h2>/g)].map(([, text = '']) => text)
    for (const name of [
      'Solution Features',
      'Application Scenarios',
      'Deployment Architecture',
      'Successful Case',
    ])
      expect(
        headings.filter((text) => text.includes(name)),
        `${key}: ${name}`,
      ).toHaveLength(1)
    const links = linksIn(solution)
    expect(links, key).toContain(`/en/trial/trial?product=${id}`)
    expect(
      links.filter((href) => href === `/en/product/${key}`),
      key,
    ).toHaveLength(2)
    for (const html of [product, solution])
      expect(
        linksIn(html).filter((href) => /trial\?product=/.test(href ?? '') && !href?.endsWith(`=${id}`)),
      ).toEqual([])
  }
})
