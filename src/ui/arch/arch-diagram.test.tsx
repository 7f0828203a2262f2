import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ArchDiagram } from './arch-diagram.tsx'

const words = {
  label: 'Deployment',
  tiers: {
    client: 'Users',
    edge: 'Edge',
    control: 'Control',
    resource: 'Desktops',
    data: 'Data',
    integration: 'Others',
  },
  links: 'Connections',
  listIntro: 'By number',
  to: 'to',
  components: 'Components',
}

const graph = {
  components: [
    { id: 'broker', tier: 'control', name: 'Broker', role: 'Assigns' },
    { id: 'screen', tier: 'client', name: 'Screen', role: 'Shows' },
  ],
  links: [{ from: 'screen', to: 'broker', label: 'Signs in' }],
}

const layout = { extent: 2, boxes: { broker: 1, screen: 1 }, links: {} }

test('both drawings are hidden from those who listen, and the key says the same in lists', () => {
  const html = renderToStaticMarkup(<ArchDiagram graph={graph} layout={layout} words={words} />)
  expect(html.match(/<svg class="arch__svg[^>]*aria-hidden="true"/g)).toHaveLength(2)
  const key = html.slice(html.indexOf('arch__key'))
  expect(key).toContain('aria-label="to"')
  expect(key.indexOf('Screen')).toBeLessThan(key.indexOf('Signs in'))
  // by tier, not in the order of the data
  expect(key.indexOf('<h4>Users')).toBeLessThan(key.indexOf('<h4>Control'))
})
