import { expect, it } from 'vitest'
import { parseSource } from './source.ts'
import { checkUnusedWords } from './unused-words.ts'

const words = `const cn_home = {
  title: '首页',
  actions: { open: '打开', close: '关闭' },
  cards: [{ name: '一', text: '二' }, { name: '三', text: '四' }],
}
export default cn_home`

it('finds words that no code reads', () => {
  const page = `useWords('home').title; words.actions.open; words.cards.map(({ name }) => name)`
  expect(unread(page)).toEqual(['home.actions.close', 'home.cards.text'])
})

it('reports an unread group once', () => {
  expect(unread(`useWords('home').title`)).toEqual(['home.actions', 'home.cards'])
})

it('reports a namespace that no code asks for', () => {
  expect(unread(`words.title`)).toEqual(['home'])
})

it('does not take a test or the generated types for a reader', () => {
  const test = parseSource('src/home/home-page.test.tsx', `useWords('home').title`)
  const types = parseSource('i18n/i18n-types.ts', 'type Words = { home: string }')
  expect(checkUnusedWords([dictionary(), test, types]).map(({ key }) => key)).toEqual(['home'])
})

function unread(page: string): (string | undefined)[] {
  return checkUnusedWords([dictionary(), parseSource('src/home/home-page.tsx', page)]).map(({ key }) => key)
}

function dictionary() {
  return parseSource('i18n/cn/home/index.ts', words)
}
