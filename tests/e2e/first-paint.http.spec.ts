import { urls } from '../urls.ts'
import { expect, test } from './fixture.ts'

/** What a browser fetches before it paints, or beside what it needs to paint. */
const holdsUpPaint = /<link [^>]*rel="(?:stylesheet|modulepreload)"[^>]*>|<script [^>]*src=[^>]*>/g

test('no head names a style sheet or a script: first paint waits for the document alone', async ({
  request,
}) => {
  const found: [string, string[]][] = []
  for (const path of [...urls, '/en/nowhere']) {
    const html = await (await request.get(path)).text()
    const head = html.slice(0, html.indexOf('</head>'))
    const tags = head.match(holdsUpPaint)
    if (tags) found.push([path, tags])
    // the sheet stands at the fold, the script that fetches the others at the very end
    expect(html.match(/<link rel="stylesheet"/g), path).toHaveLength(1)
    expect(html.slice(html.indexOf('</footer>')), path).toContain('modulepreload')
    // the framework's scripts are as we know them (app/late-scripts.ts)
    expect(html, path).not.toMatch(/stream-part|stream-boundary|manifest:\$R\[/)
    // each inline script and style costs the policy a hash: two of the framework's, one at the end, and one style
    expect(html.match(/<script(?! type="application)/g), path).toHaveLength(2)
    expect(html.match(/<style/g), path).toHaveLength(1)
  }
  expect(found).toEqual([])
})
