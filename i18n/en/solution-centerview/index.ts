import type { NamespaceSolutionCenterviewTranslation } from '../../i18n-types.ts'

const en_solution_centerview: NamespaceSolutionCenterviewTranslation = {
  category: 'Operations',
  title: 'Know about it before your users call',
  titleClauses: ['Know about it', 'before your users call'],
  lead: 'Behind “my desktop is slow” may be the endpoint, the network, the gateway, the hypervisor or the storage. Each team says its part is fine, the ticket goes round and the user waits. CenterView puts every stage on one timeline, keeps the past 4 hours of sessions searchable and runs the health checks for you.',
  seo: {
    title: 'VDI monitoring and operations solution',
    description:
      'How to troubleshoot VDI faster: session search, logon breakdown, automated health checks and self-service, with a case of 26% fewer reports.',
  },
  features: [
    {
      title: 'Evidence when the phone rings',
      text: 'Search the past 4 hours by name and see latency, packet loss, CPU, memory and disk as they were.',
    },
    {
      title: 'Pinpoint the slow step',
      text: 'Logon is split into authentication, brokering, machine start, connection, group policy, scripts and profile load, so everyone sees the same cause.',
    },
    {
      title: 'Health checks without the legwork',
      text: 'Checks that took 5 working days a month run in real time and save 60 working days a year. The duty team handles only the exceptions.',
    },
    {
      title: 'Let users help themselves',
      text: 'In the user portal people restart or reset desktops and follow tickets. The terminal tool runs a one-click check and attaches diagnostics to the ticket.',
    },
    {
      title: 'A case for expansion',
      text: 'Experience scores and capacity trends show when to expand, and you can compare before and after each change.',
    },
  ],
  scenarios: [
    {
      title: 'Large enterprise operations',
      text: 'The service desk decides whether it is endpoint, network or platform before assigning the ticket.',
    },
    {
      title: 'Hospital IT',
      text: 'The health report is ready before clinics open, and nurse stations check peripherals with the terminal tool.',
    },
    {
      title: 'Many branches',
      text: 'Check link quality and client versions at every site without going there.',
    },
    {
      title: 'Upgrades and migration',
      text: 'Compare logon time and session latency before and after, and put the result in numbers.',
    },
  ],
  architecture: {
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
        role: 'Correlates metrics with sessions and runs health checks, scoring, alert merging and forecasting.',
      },
      {
        id: 'tsdb',
        tier: 'data',
        name: 'Metric and session store',
        role: 'Holds time-series metrics, session detail and health check results behind the 4-hour search and trend analysis.',
      },
      {
        id: 'console',
        tier: 'client',
        name: 'Admin console',
        role: 'Overview, topology, session search, health reports and alert handling.',
      },
    ],
    links: [
      { from: 'tool', to: 'core', label: 'Reports self-check and diagnostics' },
      { from: 'userportal', to: 'core', label: 'Self-service actions and tickets' },
      { from: 'agent', to: 'core', label: 'Reports sessions and logon phases' },
      { from: 'connector', to: 'core', label: 'Reads platform state' },
      { from: 'core', to: 'tsdb', label: 'Writes and queries' },
      { from: 'console', to: 'core', label: 'Search, health checks and alert handling' },
      { from: 'core', to: 'userportal', label: 'Pushes notices and ticket progress' },
    ],
  },
  steps: [
    { title: 'Connect one desktop pool', text: 'Agents and interfaces connect to the platform you have.' },
    {
      title: 'Measure it against your own checklist',
      text: 'See how much time it saves, and compare before and after.',
    },
    { title: 'Extend to every desktop', text: 'Runs on virtual machines and scales as a cluster.' },
  ],
  case: {
    title: '26% fewer fault reports, 50% better handling efficiency',
    customer: 'The VDI operations team of a large enterprise',
    challenge:
      'Reports centred on slow logon and lag, the service desk had no data from the moment of the fault, and tickets moved back and forth between endpoint, network and platform teams.',
    solution:
      'Session search, automated health checks, the user portal and the user terminal tool, with diagnostics attached to every ticket.',
    outcome: 'Fault reports fell by 26% and fault handling efficiency improved by 50%.',
    illustrative: 'no',
    figures: [
      { value: '26%', label: 'fewer fault reports' },
      { value: '50%', label: 'better fault handling efficiency' },
    ],
  },
  story: {
    legend: 'Choose a stage',
    stages: {
      before: {
        label: 'Before',
        title: 'Tickets travelled between three teams',
        text: 'Most reports were slow logon and lag. The service desk had no data from the moment of the fault, so tickets went back and forth between endpoint, network and platform teams. Health checks were done by hand, 5 working days a month.',
      },
      deployed: {
        label: 'Deployed',
        title: 'Four additions to the existing platform',
        text: 'CenterView session search, automated health checks, the user portal and the user terminal tool went live. Tickets now carry diagnostics automatically.',
      },
      after: {
        label: 'After',
        title: 'Fewer calls, and each one shorter',
        text: 'Fault reports fell by 26% and handling efficiency rose by 50%. Health checks went from 5 working days a month to real time, saving 60 working days a year.',
      },
    },
    reports: 'fewer fault reports',
    handling: 'better handling efficiency',
    days: 'working days of manual checks saved each year',
    chart:
      'Three small charts. Fault reports: 100 before, 74 after, 26% fewer. Handling efficiency: 100 before, 150 after, 50% better. Manual checks: 5 working days a month and 60 a year before, real time after.',
    note: 'Outline: before, set to 100. One square is one working day, one column a month.',
  },
  trialCall: {
    title: 'Connect one desktop pool',
    text: 'There is no need to replace your VDI platform. Connect one pool and use your own checklist to work out how much time it saves.',
  },
}

export default en_solution_centerview
