import type { ReactNode } from 'react'
import { Fold } from '../fold.tsx'
import { Pairs } from '../pairs.tsx'
import { ArchDrawing } from './arch-drawing.tsx'
import { type ArchGraph, type ArchLayout, type ArchTier, componentsByTier } from './arch-layouts.ts'
import './arch-diagram.css'

export type ArchWords = {
  /** name of the whole figure */
  label: string
  tiers: Readonly<Record<ArchTier, string>>
  links: string
  /** what the numbers in the drawing mean */
  listIntro: string
  /** stands between the two ends of a link where it is read out */
  to: string
  components: string
}

type ArchDiagramProps = {
  graph: ArchGraph
  layout: ArchLayout
  words: ArchWords
  /** the lists are folded on wide screens too */
  folded?: boolean
  /** stands between the drawing and its lists, and beside the drawing where a tablet has room */
  children?: ReactNode
}

/**
 * A deployment drawn twice, tiers as rows and as columns; the room the figure has decides which one is seen. Beside
 * it the same in words: connections by number, components by tier.
 */
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
