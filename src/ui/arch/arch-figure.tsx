import { createIsomorphicFn } from '@tanstack/react-start'
import { type ComponentType, lazy } from 'react'
import { Still } from '../still.tsx'
import { ArchDiagram, type ArchDiagramProps } from './arch-diagram.tsx'
// the route's style sheet has to have it even where the diagram's code is loaded later
import './arch-diagram.css'

/** A deployment diagram that is laid out on the server; the browser needs the layout only when it changes pages. */
export function ArchFigure(props: ArchDiagramProps) {
  return (
    <Still key={props.words.label}>
      <Diagram {...props} />
    </Still>
  )
}

/** For loaders: has the diagram's code ready before a page that shows one appears. */
export const preloadArch = createIsomorphicFn()
  .server(async () => {})
  .client(async () => {
    await importDiagram()
  })

let loaded: ComponentType<ArchDiagramProps> | undefined

async function importDiagram() {
  const module = await import('./arch-diagram.tsx')
  loaded = module.ArchDiagram
  return { default: loaded }
}

const Later = lazy(importDiagram)

const diagramOf = createIsomorphicFn()
  .server((): ComponentType<ArchDiagramProps> => ArchDiagram)
  // a lazy component shows nothing at first even when its code is there: go around it then
  .client(() => (props: ArchDiagramProps) => {
    const Now = loaded ?? Later
    return <Now {...props} />
  })

const Diagram = diagramOf()
