import { expect, it } from 'vitest'
import { diffWords } from './difference.tsx'
import { textOfBody } from './fields/text-of-body.ts'

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
