import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'

const files = import.meta.glob<{ examples: Record<string, React.ReactNode> }>('./*.examples.tsx', {
  eager: true,
})

const examples = Object.entries(files).flatMap(([file, { examples }]) =>
  Object.entries(examples).map(([name, example]) => [`${file} ${name}`, example] as const),
)

it.each(examples)('%s can be drawn', (_, example) => {
  expect(renderToString(example)).toMatch(/^<\w/)
})
