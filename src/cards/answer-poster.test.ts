import { expect, it } from 'vitest'
import { productKeys } from '#contract/products.ts'
import { answerPoster } from './answer-poster.server.tsx'

it.each([...productKeys, 'cover-mvda-story-0', 'cover-firm-advisory-5'])(
  'draws %s in colours that every browser knows',
  async (product) => {
    const svg = await (await answerPoster('en', product)).text()
    const [style = ''] = /(?<=<style>).*?(?=<\/style>)/s.exec(svg) ?? []
    expect(style).not.toMatch(/light-dark|color-mix|@layer/)
    const [light = '', dark = ''] = style.split('@media (prefers-color-scheme:dark)')
    expect(svg).toContain('<path')
    const used = new Set([...style.matchAll(/var\(--([\w-]+)/g)].map(([, name]) => name))
    expect(used.size).toBeGreaterThan(4)
    for (const name of used)
      for (const scheme of [light, dark]) expect(scheme).toMatch(new RegExp(`--${name}:#\\w{3,6};`))
  },
)
