import { expect, it } from 'vitest'
import { diffWords } from '../ui/difference.tsx'
import { textOfBody } from './history/text-of-body.ts'
import { type Draft, mergeDrafts, withField } from './merge-drafts.ts'

const text = { title: 't', summary: 's', bodyHtml: '<p>b</p>' }
const base: Draft = { category: 'story', coverId: null, look: null, author: '', cn: text, en: text }

it('merges what two people changed in different fields', () => {
  const ours = withField(base, 'cn.title', 'ours')
  const theirs = withField(withField(base, 'en.summary', 'theirs'), 'category', 'event')
  const { draft, conflicts } = mergeDrafts(base, ours, theirs)
  expect(conflicts).toEqual([])
  expect(draft).toEqual({ ...theirs, cn: ours.cn })
})

it('asks only for what both changed, and not where they wrote the same', () => {
  const ours = withField(withField(base, 'cn.title', 'ours'), 'cn.summary', 'same')
  const theirs = withField(withField(base, 'cn.title', 'theirs'), 'cn.summary', 'same')
  const { draft, conflicts } = mergeDrafts(base, ours, theirs)
  expect(conflicts).toEqual(['cn.title'])
  expect(draft.cn).toEqual({ ...text, title: 'ours', summary: 'same' })
})

it('tells differences by words, of Chinese by characters', () => {
  expect(diffWords('排查的顺序 is one', '排查的先后顺序 is two')).toEqual([
    { kind: 'same', text: '排查的' },
    { kind: 'ins', text: '先后' },
    { kind: 'same', text: '顺序 is ' },
    { kind: 'del', text: 'one' },
    { kind: 'ins', text: 'two' },
  ])
  expect(diffWords('', 'a')).toEqual([{ kind: 'ins', text: 'a' }])
  expect(diffWords('a', 'a')).toEqual([{ kind: 'same', text: 'a' }])
})

it('shows a body as its words', () => {
  expect(textOfBody('<h2>A &amp; B</h2>\n<ul><li>c</li><li>d</li></ul>')).toBe('A & B\nc\nd')
})
