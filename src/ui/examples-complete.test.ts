import { readdirSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, it } from 'vitest'

/** Not shown by themselves, with the reason. The list only shrinks. */
const withoutExamples: Record<string, string> = {
  'arch-drawing': 'one half of arch-diagram',
  'print-note': 'seen on paper only',
  'on-demand': 'shows nothing of its own',
  'below-fold': 'shows nothing of its own',
  'screen-slot': 'shows nothing of its own',
  'screen-frame': 'its sheet comes with the screens of the products',
  'screen-tabs': 'its sheet comes with the screens of the products',
  'screen-pick': 'its sheet comes with the screens of the products',
  gauge: 'its sheet comes with the screens of the products',
  'window-dots': 'its sheet comes with the screens of the products',
  'time-cursor': 'its sheet comes with the screens of the products',
  breadcrumb: 'breadcrumb with links to the pages of a trail, without a look of its own',
  'held-note': 'a note with the words of every page',
}

it('has named examples for every piece', () => {
  const files = readdirSync('src/ui', { recursive: true, encoding: 'utf8' })
  const pieces = files
    .filter((file) => file.endsWith('.tsx') && !/\.(examples|test)\.tsx$/.test(file))
    .filter((file) => !(basename(file, '.tsx') in withoutExamples))
  const missing = pieces.filter((file) => !files.includes(file.replace(/\.tsx$/, '.examples.tsx')))
  expect(missing).toEqual([])
})
