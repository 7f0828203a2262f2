import type { Examples } from '../examples.ts'
import { ArchDiagram } from './arch-diagram.tsx'
import type { ArchGraph } from './arch-layouts.ts'

export const examples: Examples = {
  small: (
    <ArchDiagram
      graph={graph()}
      layout={{
        extent: 2.6,
        boxes: { pc: 1, gateway: 1, broker: 0.6, desktop: 2 },
        links: { 'gateway>desktop': [1.4, 0.5, 2], 'gateway>broker': [0.8] },
      }}
      words={{
        label: 'How a desktop reaches its user',
        tiers: {
          client: 'Endpoint',
          edge: 'Access',
          control: 'Control',
          resource: 'Desktops',
          data: 'Data',
          integration: 'Existing systems',
        },
        links: 'Connections',
        listIntro: 'Numbers are those of the drawing.',
        to: 'to',
        components: 'Components',
      }}
    />
  ),
}

function graph(): ArchGraph {
  return {
    components: [
      { id: 'pc', tier: 'client', name: 'Client', role: 'Shows the desktop' },
      { id: 'gateway', tier: 'edge', name: 'Gateway', role: 'The only way in' },
      { id: 'broker', tier: 'control', name: 'Broker', role: 'Assigns desktops' },
      { id: 'desktop', tier: 'resource', name: 'Desktop', role: 'Runs the work' },
    ],
    links: [
      { from: 'pc', to: 'gateway', label: 'TLS' },
      { from: 'gateway', to: 'broker', label: 'Log on' },
      { from: 'gateway', to: 'desktop', label: 'Picture' },
    ],
  }
}
