import { expect, test } from './fixture.ts'
import { observe, observers } from './senses/observers.ts'

/** A page without fault. */
const sound = `<!doctype html><html lang="en"><head><title>A page</title>
<meta name="viewport" content="width=device-width"></head><body>
<header><a href="#main">Skip</a></header><main id="main"><h1>Desktops</h1><p>Text with <a href="/cn">a link</a>.</p>
<h2>More</h2><button>Press</button></main></body></html>`

/** What is wrong, by who has to see it; goes at the end of the main part. */
const planted: readonly (readonly [fault: string, html: string])[] = [
  ['fits, 320 px', '<div style="width: 330px">Wide</div>'],
  ['fits, 820 px', '<style>@media (width: 820px) { p { width: 900px } }</style>'],
  ['fits, 1440 px', '<style>@media (width > 1000px) { p { width: 110vw } }</style>'],
  ['headings, 390 px', '<h1>Another</h1>'],
  ['headings, 390 px', '<h4>Too deep</h4>'],
  ['language, 390 px', '<p>这一段没有译成英文。</p>'],
  ['focus, 320 px', '<a href="/en" style="position: absolute; left: -999px">Out of sight</a>'],
  ['focus, 320 px', '<a href="/en" onfocus="this.blur()">Not kept</a>'],
  [
    'focus, 1440 px',
    '<button>Below the bar</button><div style="position: fixed; inset: 0; background: white">Bar</div>',
  ],
  [
    'spacing, 390 px',
    '<p style="overflow: hidden; height: 1.3em; width: 11em; font: 16px monospace">A line of text.</p>',
  ],
  ['spacing, 1440 px', `<p style="white-space: nowrap; font: 16px monospace">${'a word '.repeat(18)}</p>`],
  ['text at 200 %, 390 px', '<div style="width: 22em">Wide in larger text</div>'],
  ['text at 200 %, 1440 px', '<style>@media (width > 1000px) { h2 { width: 80em } }</style>'],
  ['print, 1440 px', '<style>@media print { h1 { display: none } }</style>'],
  ['print, 1440 px', '<style>@media print { p { width: 120vw } }</style>'],
  ['units, 390 px', '<p>4 GB of memory</p>'],
  [
    'forced colours, 1440 px',
    '<style>[aria-pressed=true] { background: navy }</style><button aria-pressed="true">On</button>',
  ],
  [
    'forced colours, 1440 px',
    '<style>p :focus-visible { outline: 0; box-shadow: 0 0 0 2px navy }</style><p><a href="/en">Link</a></p>',
  ],
  ['targets, 390 px', '<a class="btn" style="display: block; height: 43px" href="/en">Apply</a>'],
  [
    'sticks, 1440 px: 844 by 390, text at 100 %',
    '<div style="position: sticky; bottom: 0; height: 9rem">Bar</div>',
  ],
  [
    'sticks, 1440 px: 1440 by 900, text at 200 %',
    '<style>@media (width < 1000px) { .bar { display: none } }</style><div class="bar" style="position: sticky; bottom: 0; height: 10rem">Bar</div>',
  ],
  [
    'sticks, 1440 px',
    '<a class="btn" style="display: block; width: 2em; overflow-wrap: anywhere" href="/en">Application</a>',
  ],
  ['axe, 390 px', '<img src="data:," width="9" height="9">'],
  ['axe, 390 px', '<p style="color: #aaa">Pale</p>'],
  ['axe, 390 px', '<button></button>'],
  ['axe, 390 px', '<button style="width: 9px; padding: 0">a</button><button>b</button>'],
]

test('every observer sees the fault that is planted for it, and none where there is none', async ({
  page,
}) => {
  await page.setContent(sound)
  expect(await observe(page)).toEqual([])
  const seen = new Set<string>()
  for (const [fault, html] of planted)
    await test.step(fault + html, async () => {
      await page.setContent(sound.replace('</main>', `${html}</main>`))
      const [name = '', width] = fault.split(/, (\d+) px/)
      seen.add(name)
      const which = observers
        .filter((one) => one.name === name)
        .map((one) => ({ ...one, at: [Number(width)] }))
      expect.soft((await observe(page, which))[0], html).toMatch(new RegExp(`^${fault}: `))
    })
  expect([...seen].sort()).toEqual(observers.map(({ name }) => name).sort())
})
