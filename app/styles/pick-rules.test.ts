import { expect, test } from 'vitest'
import { namesIn, withoutPopovers } from './names-in.ts'
import { parseSheet } from './parse-sheet.ts'
import { pickRules } from './pick-rules.ts'

const pick = (css: string, html: string) => pickRules(parseSheet(css), namesIn(html))

test('rules stay whose every class, id and tag the page has, selector by selector', () => {
  const css = '.a{color:red}.a .b,.c{color:blue}#x{top:0}p>em{top:1px}ul.a{top:2px}'
  expect(pick(css, '<p id="x"><span class="a c"></span></p>')).toBe('.a{color:red}.c{color:blue}#x{top:0}')
})

test('what is asked of others or is one of several possibilities does not count', () => {
  const css = '.a:not(.gone){top:0}.a:is(.gone,b){top:1px}html:has(.gone){top:2px}[lang=en]{top:3px}'
  expect(pick(css, '<p class="a">')).toBe(css)
})

test('what takes a visitor to act, and what is for paper, comes with the whole sheet', () => {
  expect(pick('.a:hover{top:0}:focus-visible{top:1px}@media print{.a{top:2px}}', '<p class="a">')).toBe('')
})

test('what another document, a button at work or a preview looks like comes with the whole sheet', () => {
  const css = ':host(.ahead) .a{top:0}.a:is([disabled],[aria-busy]){top:1px}:root[data-theme=dark]{top:2px}'
  expect(pick(css, '<p class="a">')).toBe('')
  expect(pick('.a:not([disabled]){top:0}', '<p class="a">')).not.toBe('')
})

test('how a change is shown comes with the whole sheet, with the variables only that uses; nothing is said twice', () => {
  const css =
    ':root{--d:1s;--l:1px}.a{top:0;transition:top var(--d);cursor:default;scroll-behavior:smooth;left:var(--l);top:0}.b{transition:none}'
  expect(pick(css, '<p class="a b">')).toBe(':root{--l:1px}.a{left:var(--l);top:0}')
})

test('an open menu, and how it begins to open, comes with the whole sheet; that it is closed does not', () => {
  const css = '@starting-style{.a{top:0}}html:has(.menu.is-open){top:1px}.a:not(.is-open){top:2px}'
  expect(pick(css, '<p class="a">')).toBe('.a:not(.is-open){top:2px}')
})

test('rules stay in their layers and media; groups without any are left out, the order of layers is not', () => {
  const css = '@layer x,y;@layer y{@media (min-width:60em){.a{top:0}}.b{top:1px}}@layer x{.b{top:2px}}'
  expect(pick(css, '<p class="a">')).toBe('@layer x,y;@layer y{@media (min-width:60em){.a{top:0}}}')
})

test('variables, animations and registered names stay where they are used, through each other too', () => {
  const css =
    ':root{--one:var(--two);--two:1px;--three:2px}@property --two{syntax:"*"}@property --four{syntax:"*"}' +
    '@keyframes go{to{top:0}}@keyframes stop{to{top:0}}.a{top:var(--one);animation:1s go}'
  expect(pick(css, '<p class="a">')).toBe(
    ':root{--one:var(--two);--two:1px}@property --two{syntax:"*"}@keyframes go{to{top:0}}.a{top:var(--one);animation:1s go}',
  )
})

test('braces and commas in strings, addresses and parentheses are text', () => {
  const css =
    '.a:is(.b,.c):before{content:"};{";background:url("x;y.svg")}@font-face{src:url(a.woff2)format("woff2")}'
  expect(pick(css, '<p class="a">')).toBe(css)
})

test('a sheet that is cut off is refused', () => {
  expect(() => parseSheet('.a{top:0')).toThrow('not closed')
  expect(() => parseSheet('.a{top:0}}')).toThrow('too many')
})

test('closed popovers are not looked at', () => {
  const html =
    '<header><b class="a"></b><div class="menu" popover="auto"><div class="b"></div></div><i></i></header>'
  expect(withoutPopovers(html)).toBe('<header><b class="a"></b><i></i></header>')
})

test('an attribute of another element, or its name in a text, makes no popover', () => {
  const html =
    '<p class="a">popover="x" <b>one</b> popover="</p><div class="b" popover="auto"><div></div></div><i></i>'
  expect(withoutPopovers(html)).toBe('<p class="a">popover="x" <b>one</b> popover="</p><i></i>')
})
