import type { ReactNode } from 'react'
import { Fold } from '../fold.tsx'
import { Pairs } from '../pairs.tsx'
import { ArchDrawing } from './arch-drawing.tsx'
import { type ArchGraph, type ArchLayout, type ArchTier, componentsByTier } from './arch-layouts.ts'
import './arch-diagram.css'

export type ArchWords = {
  /** accessible name of the figure */
  label: string
  tiers: Readonly<Record<ArchTier, string>>
  links: string
  /** heading of the numbered list */
  listIntro: string
  /** read between the two ends of a link */
  to: string
  components: string
}

type ArchDiagramProps = {
  graph: ArchGraph
  layout: ArchLayout
  words: ArchWords
  /** collapses the lists on wide screens too */
  folded?: boolean
  /** between drawing and lists, beside the drawing on tablets */
  children?: ReactNode
}

/** Both orientations are rendered; a container query shows one. Connections and components follow as lists. */
export function ArchDiagram({ graph, layout, words, folded = false, children }: ArchDiagramProps) {
  const drawn = { graph, layout, tiers: words.tiers }
  return (
    <figure className="arch" aria-label={words.label}>
      <div className="arch__in">
        <div className="arch__box">
          <ArchDrawing {...drawn} columns={false} />
          <ArchDrawing {...drawn} columns />
        </div>
        {children}
        <div className="arch__key">
          <Fold title={words.links} aside={graph.links.length} wide={!folded}>
            <p className="arch__intro">{words.listIntro}</p>
            <LinkList graph={graph} to={words.to} />
          </Fold>
          <Fold title={words.components} aside={graph.components.length} wide={!folded}>
            <TierList graph={graph} tiers={words.tiers} />
          </Fold>
        </div>
      </div>
    </figure>
  )
}

function LinkList({ graph: { components, links }, to: word }: { graph: ArchGraph; to: string }) {
  const nameOf = (id: string) => components.find((component) => component.id === id)?.name
  return (
    <ol className="links">
      {links.map(({ from, to, label }) => (
        <li key={from + to + label}>
          <b>
            {nameOf(from)}{' '}
            <span className="links__to" role="img" aria-label={word}>
              →
            </span>{' '}
            {nameOf(to)}
          </b>
          <span>{label}</span>
        </li>
      ))}
    </ol>
  )
}

function TierList({ graph, tiers }: { graph: ArchGraph; tiers: ArchWords['tiers'] }) {
  return (
    <ol className="comps">
      {componentsByTier(graph).map(({ tier, components }) => (
        <li key={tier}>
          <h4>{tiers[tier]}</h4>
          <Pairs of={components.map(({ name, role }) => [name, role])} />
        </li>
      ))}
    </ol>
  )
}
