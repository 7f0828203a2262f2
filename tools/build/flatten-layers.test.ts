import { expect, it } from 'vitest'
import { flattenLayers } from './flatten-layers.ts'

const targets = { chrome: 105 << 16, safari: 16 << 16 }
const flat = (css: string) => flattenLayers(css, targets)

it('puts layers in their order, each above the one below it', () => {
  const css =
    '@layer base,components;@layer utilities{.a{color:red}}@layer base{#b{color:blue}}@layer components{p{top:0}}'
  expect(flat(css)).toBe('#b{color:#00f}p:not(#_){top:0}:not(#_#_).a{color:red}')
})

it('raises rules in media and leaves keyframes as they are', () => {
  const css = '@layer components{@media print{.a,*{top:0}}@keyframes k{to{top:0}}}'
  expect(flat(css)).toBe('@media print{:not(#_).a,:not(#_){top:0}}@keyframes k{to{top:0}}')
})

it('puts a height in `vh` before one in `dvb`', () => {
  expect(flat('@layer base{a{max-block-size:calc(80dvb - 1rem)}}')).toBe(
    'a{max-block-size:calc(80vh - 1rem);max-block-size:calc(80dvb - 1rem)}',
  )
})

it.each([
  ['(width<60em)', '(max-width:59.999em)'],
  ['screen and (18em<=width<30em)', 'screen and (min-width:18em) and (max-width:29.999em)'],
  ['print,not (width>30em)', 'print,(max-width:30em)'],
  ['(height>20px)', '(min-height:20.001px)'],
])('writes the query %s without a negation', (query, flattened) => {
  expect(flat(`@layer base{@media ${query}{a{top:0}}}`)).toBe(`@media ${flattened}{a{top:0}}`)
})

it.each(['@layer other{a{top:0}}', '@layer base{#a #b{top:0}}'])('refuses %s', (css) => {
  expect(() => flat(css)).toThrow()
})
