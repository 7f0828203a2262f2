import type { ReactNode } from 'react'
import './arch.css'

type ArchProps = {
  /** the same diagram twice, `arch__svg--w` for wide and `arch__svg--n` for narrow places, both `aria-hidden` */
  drawings: ReactNode
  linksTitle: string
  links: readonly { name: string; text: string }[]
  partsTitle: string
  parts: readonly { name: string; text: string }[]
}

/** A deployment diagram with its key; the key says in words everything the drawing shows. */
export function Arch({ drawings, linksTitle, links, partsTitle, parts }: ArchProps) {
  return (
    <figure className="arch">
      <div className="arch__box">{drawings}</div>
      <figcaption className="arch__key">
        <div>
          <h3>{linksTitle}</h3>
          <ol className="links">
            {links.map(({ name, text }) => (
              <li key={name + text}>
                <b>{name}</b>
                <span>{text}</span>
              </li>
            ))}
          </ol>
        </div>
        <div>
          <h3>{partsTitle}</h3>
          <dl className="comps">
            {parts.map(({ name, text }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </div>
      </figcaption>
    </figure>
  )
}
