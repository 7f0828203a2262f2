import { useSyncExternalStore } from 'react'
import type { Examples } from '#src/ui/examples.ts'
import { MarkSprite } from '#src/ui/product-mark.tsx'
import './examples-page.css'

const modules = import.meta.glob<{ examples: Examples }>('../../src/ui/**/*.examples.tsx', { eager: true })

/** All examples with their names, or the one the hash names (`#button/ghost`) as it stands on a page. */
export function ExampleList() {
  const name = useSyncExternalStore(onHashChange, () => decodeURIComponent(location.hash.slice(1)))
  const alone = examples.find((example) => example.name === name)
  return (
    <>
      <MarkSprite />
      {alone ? <main data-example={alone.name}>{alone.content}</main> : <All />}
    </>
  )
}

function All() {
  return (
    <main className="wrap examples">
      <h1>src/ui</h1>
      {examples.map(({ name, content }) => (
        <div className="examples__example" key={name}>
          <p className="examples__name">
            <a href={`#${name}`}>{name}</a>
          </p>
          <div data-example={name}>{content}</div>
        </div>
      ))}
    </main>
  )
}

const examples = Object.entries(modules).flatMap(([path, module]) => {
  const piece = path.replace(/^.*\/|\.examples\.tsx$/g, '')
  return Object.entries(module.examples).map(([state, content]) => ({ name: `${piece}/${state}`, content }))
})

function onHashChange(tell: () => void): () => void {
  window.addEventListener('hashchange', tell)
  return () => window.removeEventListener('hashchange', tell)
}
