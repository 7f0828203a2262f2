import { Controller } from './controller.tsx'
import { splitTerm } from './split-term.ts'

type NoticeSectionProps = {
  id: string
  number: number
  title: string
  paragraphs: readonly string[]
  list: readonly string[]
}

/** One section of the notice, numbered so that it can be quoted. */
export function NoticeSection({ id, number, title, paragraphs, list }: NoticeSectionProps) {
  return (
    <section id={id}>
      <h2>
        <span className="num">{number}.</span> {title}
      </h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {list.length > 0 && (
        <ul>
          {list.map((item) => (
            <Item key={item} text={item} />
          ))}
        </ul>
      )}
      {id === 'controller' && <Controller />}
    </section>
  )
}

/** A list item; the term it starts with, where there is one, stands out. */
function Item({ text }: { text: string }) {
  const [term, rest] = splitTerm(text)
  return (
    <li>
      {term && <b>{term}</b>}
      {rest}
    </li>
  )
}
