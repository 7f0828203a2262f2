import type { ArchTier } from './arch-graph.ts'

/**
 * Places in a drawing, written by hand. Tiers follow each other along the main axis, down a phone and across a wide
 * screen. Numbers count along the other axis (rightwards, downwards) and a component's box is 1 of them long.
 *
 * To add a component: write it and its links into the words of both languages, give it a place here, and a route to
 * each link that cannot run straight from the middle of its box. `tests/e2e/diagrams.spec.ts` finds what collides.
 */
export type ArchLayout = {
  /** length of every tier */
  extent: number
  /** middle of each component's box; the product's page and its solution's page share them */
  boxes: Readonly<Record<string, number>>
  /** `from>to`: where the link leaves its box, then for each turn where it turns (1.4 is 40 % of the gap after tier 1) and to */
  links: Readonly<Record<string, readonly number[]>>
  /** where a tier's name starts in rows, if links run through its usual place */
  names?: Partial<Record<ArchTier, number>>
}

export const archLayouts = {
  av: {
    extent: 3.7,
    boxes: {
      ...{
        portal: 3.15,
        policy: 0.55,
        collector: 1.7,
        analysis: 2.85,
        agent: 0.95,
        storage: 2.3,
        archive: 0.85,
      },
      ...{ integration: 0.6, identity: 0.6, siem: 3.15 },
    },
    links: {
      'policy>agent': [0.7],
      'agent>collector': [1.3],
      'collector>storage': [1.58, 2.3, 1.95],
      'collector>analysis': [2.05, 1.4, 2.5],
      'portal>analysis': [2.85],
      'portal>storage': [3.5, 2.6, 2.55],
      'integration>policy': [0.2],
      'identity>policy': [0.2],
      'analysis>integration': [3.24, 3.5, 0.9],
      'analysis>siem': [3.24],
    },
    names: { resource: 1.62, data: 0.3, integration: 1.05 },
  },
  a2m: {
    extent: 2.9,
    boxes: {
      mobile: 2.35,
      gateway: 2.35,
      designer: 0.55,
      transform: 2,
      host: 1.65,
      backend: 1.65,
      idp: 2.35,
    },
    links: {
      'gateway>idp': [2.68],
      'gateway>transform': [2.1],
      'transform>host': [1.75],
      'transform>idp': [2.35],
    },
  },
  mvda: {
    extent: 2.9,
    boxes: {
      ...{ endpoint: 2.35, branch: 1.15, remote: 2.35, gateway: 2.35, console: 0.55, broker: 2, pool: 2.35 },
      ...{ storage: 2.35, directory: 1.65 },
    },
    links: {
      'remote>gateway': [2.5],
      'branch>gateway': [1.15, 0.5, 2.1],
      'gateway>broker': [2.1],
      'gateway>pool': [2.68],
      'broker>pool': [2.15],
      'broker>directory': [1.65],
    },
  },
  dsc: {
    extent: 2.9,
    boxes: {
      ...{ zone_a: 1.15, zone_b: 2.35, access_a: 0.6, exchange: 2.35, inspect: 0.9, approval: 2.35 },
      ...{ storage: 0.6 },
    },
    links: {
      'zone_a>access_a': [0.85],
      'access_a>storage': [0.25],
      'storage>inspect': [0.9],
      'approval>exchange': [2.5],
      'exchange>zone_b': [2.65],
      'approval>zone_a': [2.05, 1.5, 1.45],
    },
    names: { edge: 1.55, control: 0.4, data: 1.2 },
  },
  mdw: {
    extent: 3.05,
    boxes: {
      ...{
        device: 0.55,
        client: 1.95,
        desk: 0.55,
        lab: 1.95,
        channel: 1.2,
        manager: 1.95,
        agent: 1.1,
        ide: 2.5,
      },
      ...{ log: 1.1 },
    },
    links: {
      'client>channel': [1.57],
      'desk>channel': [0.8, 0.5, 1.22],
      'lab>channel': [1.57],
      'channel>agent': [0.82],
      'manager>client': [2.3],
      'manager>lab': [2.3],
      'manager>agent': [1.75, 2.5, 1.3],
    },
    names: { control: 0.9, resource: 1.42 },
  },
  centerview: {
    extent: 3.4,
    boxes: { tool: 0.55, userportal: 1.7, console: 2.85, core: 2, agent: 2.55, tsdb: 2.3, connector: 1.62 },
    links: {
      'tool>core': [0.55, 0.5, 1.64],
      'userportal>core': [1.84],
      'core>userportal': [2.12],
      'console>core': [2.85, 0.5, 2.36],
      'agent>core': [2.3],
      'core>tsdb': [1.95],
    },
  },
} satisfies Record<string, ArchLayout>
