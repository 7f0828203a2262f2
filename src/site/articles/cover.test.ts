import { expect, it } from 'vitest'
import { coverLooks } from '#contract/keys.ts'
import { coverName, coverOf, readCoverName } from './cover.ts'

const article = {
  id: '0197c0de-0000-7000-8000-0000000a0b0c',
  summary: 'With CenterView and DSC',
  category: 'story',
} as const

it('draws the product that an article names first, and the vendor where it names none', () => {
  expect(coverOf({ ...article, title: 'DSC 4.2' }).product).toBe('dsc')
  expect(coverOf({ ...article, title: 'Sessions' }).product).toBe('centerview')
  expect(coverOf({ ...article, title: 'We move', summary: '' }).product).toBeUndefined()
})

it('has the look that was chosen, and one by its id where none was', () => {
  expect(coverOf({ ...article, title: 'DSC 4.2', look: 0 }).seed).toBe(0)
  expect(coverOf({ ...article, title: 'DSC 4.2' }).seed).toBe(0x0b0c % coverLooks)
})

it('is found again by its name, and by no other', () => {
  for (const title of ['MVDA 8.6', 'We move']) {
    const cover = coverOf({ ...article, title })
    expect(readCoverName(coverName(cover))).toEqual(cover)
  }
  for (const name of [
    'mvda',
    'cover-mvda-story',
    'cover-mvda-story-6',
    'cover-x-story-1',
    'cover-av-story-1-2',
  ])
    expect(readCoverName(name), name).toBeUndefined()
})
