// what both the product page and the solution page say

export const category = 'Operations'

export const architecture = {
  summary:
    'Collection is light: agents report from sessions and endpoints, connectors read platform interfaces, and metrics, sessions and alerts meet in one analysis centre.',
  components: [
    {
      id: 'tool',
      tier: 'client',
      name: 'User terminal tool',
      role: 'Runs on the endpoint, collects network quality, client version and peripheral status, and offers a one-click self-check.',
    },
    {
      id: 'userportal',
      tier: 'client',
      name: 'User portal',
      role: 'Self-service desktop actions, notices, knowledge articles and ticket entry.',
    },
    {
      id: 'agent',
      tier: 'resource',
      name: 'Desktop agent',
      role: 'Collects logon phases, session performance and process resource data inside the virtual desktop.',
    },
    {
      id: 'connector',
      tier: 'integration',
      name: 'Platform connectors',
      role: 'Read the state of brokers, gateways, hypervisors and storage through their interfaces.',
    },
    {
      id: 'core',
      tier: 'control',
      name: 'Monitoring and analysis centre',
      role: 'Correlates metrics with sessions and runs inspections, scoring, alert merging and forecasting.',
    },
    {
      id: 'tsdb',
      tier: 'data',
      name: 'Metric and session store',
      role: 'Holds time-series metrics, session detail and inspection results behind the 4-hour search and trend analysis.',
    },
    {
      id: 'console',
      tier: 'client',
      name: 'Admin console',
      role: 'Overview, topology, session search, inspection reports and alert handling.',
    },
  ],
  links: [
    { from: 'tool', to: 'core', label: 'Reports self-check and diagnostics' },
    { from: 'userportal', to: 'core', label: 'Self-service actions and tickets' },
    { from: 'agent', to: 'core', label: 'Reports sessions and logon phases' },
    { from: 'connector', to: 'core', label: 'Reads platform state' },
    { from: 'core', to: 'tsdb', label: 'Writes and queries' },
    { from: 'console', to: 'core', label: 'Search, inspection and alert handling' },
    { from: 'core', to: 'userportal', label: 'Pushes notices and ticket progress' },
  ],
} as const

export const customerCase = {
  title: '26% fewer fault reports, 50% better handling efficiency',
  customer: 'The VDI operations team of a large enterprise',
  challenge:
    'Reports centred on slow logon and lag, the service desk had no data from the moment of the fault, and tickets moved back and forth between endpoint, network and platform teams.',
  solution:
    'Session search, automated inspection, the user portal and the user terminal tool, with diagnostics attached to every ticket.',
  outcome: 'Fault reports fell by 26% and fault handling efficiency improved by 50%.',
  illustrative: 'no',
  figures: [
    { value: '26%', label: 'fewer fault reports' },
    { value: '50%', label: 'better fault handling efficiency' },
  ],
} as const
