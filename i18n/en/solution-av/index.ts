import type { NamespaceSolutionAvTranslation } from '../../i18n-types.ts'

const en_solution_av: NamespaceSolutionAvTranslation = {
  category: 'Security audit',
  title: 'Play it back to see who did what',
  titleClauses: ['Play it back', 'to see who did what'],
  lead: 'VDI connection logs show sign-in and sign-out. When an auditor asks what happened in between, people rely on memory and stitched-together logs. AuditView records the screen and behaviour events inside the session by policy, so each search result opens at that moment in the recording.',
  seo: {
    title: 'Session recording audit for cloud desktops',
    description:
      'How to keep a searchable record of contractor, sensitive and R&D desktops: recording scope, notice, storage planning, separated duties and deployment.',
  },
  features: [
    {
      title: 'Record what matters',
      text: 'Record chosen people, desktop pools, applications or times, or start when a sensitive application opens. Storage goes where it is needed.',
    },
    {
      title: 'Jump to the moment',
      text: 'Search applications, window titles, URLs and file names; results open at the right frame, with no scrubbing from the start.',
    },
    {
      title: 'See the riskiest first',
      text: 'Out-of-hours access, bulk file opening and the like are measured against role and personal baselines and ranked by risk score.',
    },
    {
      title: 'Auditors are audited too',
      text: 'System, security and audit roles are separated, recordings are encrypted and checked segment by segment, and viewing and exporting leave a record.',
    },
    {
      title: 'Staff are informed',
      text: 'A notice at sign-in and an indicator in the session help you meet internal rules and personal information protection requirements.',
    },
  ],
  scenarios: [
    {
      title: 'Contractors and on-site vendors',
      text: 'Record the contractor pool throughout and settle disputes by playback.',
    },
    {
      title: 'Sensitive roles in banking',
      text: 'Applications with customer data and payment instructions trigger recording. Spot checks retrieve it by person and application.',
    },
    {
      title: 'Design and R&D',
      text: 'Bulk opening of drawings or code and new peripherals raise alerts, and watermarks help trace photographed screens.',
    },
    { title: 'Service desk', text: 'Play back an intermittent fault instead of waiting for it to return.' },
  ],
  architecture: {
    summary:
      'Session agents ship with the desktop image and do not depend on the display protocol. Collection, analysis and storage scale separately, and recordings move from online to archive storage when their period ends.',
    components: [
      {
        id: 'portal',
        tier: 'client',
        name: 'Audit portal',
        role: 'Browser interface where auditors search, replay, annotate and report.',
      },
      {
        id: 'policy',
        tier: 'control',
        name: 'Policy and admin service',
        role: 'Holds recording policies, organisation structure, role permissions and agent status.',
      },
      {
        id: 'collector',
        tier: 'control',
        name: 'Collection gateway',
        role: 'Receives recording segments and events, and handles authentication, throttling, load sharing and resumable upload.',
      },
      {
        id: 'analysis',
        tier: 'control',
        name: 'Index and behaviour engine',
        role: 'Builds the search index, computes baselines and risk scores, and raises alerts.',
      },
      {
        id: 'agent',
        tier: 'resource',
        name: 'Session recording agent',
        role: 'Runs in audited desktops and application hosts; captures and caches encrypted data.',
      },
      {
        id: 'storage',
        tier: 'data',
        name: 'Online recording storage',
        role: 'Recordings and checksums within the retention period, ready to play.',
      },
      {
        id: 'archive',
        tier: 'data',
        name: 'Archive storage',
        role: 'NAS or object storage for recordings archived after that period.',
      },
      {
        id: 'identity',
        tier: 'integration',
        name: 'Identity source',
        role: 'Provides AD/LDAP users, departments and groups.',
      },
      {
        id: 'siem',
        tier: 'integration',
        name: 'Log platform',
        role: 'Receives alerts; a SIEM or Syslog platform.',
      },
    ],
    links: [
      { from: 'policy', to: 'agent', label: 'Delivers recording policy' },
      { from: 'agent', to: 'collector', label: 'Uploads screen and events over TLS' },
      { from: 'collector', to: 'storage', label: 'Writes recordings and checksums' },
      { from: 'collector', to: 'analysis', label: 'Forwards behaviour events' },
      { from: 'storage', to: 'archive', label: 'Archives after the retention period' },
      { from: 'portal', to: 'analysis', label: 'Search and risk queries' },
      { from: 'portal', to: 'storage', label: 'Streams playback after authorisation' },
      { from: 'identity', to: 'policy', label: 'Synchronises users and departments' },
      { from: 'analysis', to: 'siem', label: 'Sends alerts' },
    ],
  },
  steps: [
    {
      title: 'Choose one desktop pool',
      text: 'Contractors or sensitive roles first; session agents ship with the desktop image.',
    },
    {
      title: 'Measure overhead and storage',
      text: 'Use real business desktops to measure overhead and storage used per day.',
    },
    {
      title: 'Then decide the scope',
      text: 'Set it by person, pool, application or time; collection, analysis and storage scale separately.',
    },
  ],
  case: {
    title: 'From log lines to what really happened',
    customer: 'A provincial bank',
    challenge:
      'Outsourced developers and operators reached production through cloud desktops, and connection logs showed only sign-in and sign-out when inspectors asked what had been done.',
    solution:
      'Full recording with a sign-in notice for the contractor pool, higher frame rates triggered by database and file-transfer clients, and separated auditor and administrator roles.',
    outcome:
      'Sampled checks now retrieve footage by person and application, replacing hand-assembled logs with search and playback.',
    illustrative: 'yes',
    figures: [],
  },
  trialCall: {
    title: 'Record one desktop pool first',
    text: 'Choose a contractor pool or a sensitive one, measure the overhead and the storage used per day, then decide the scope.',
  },
}

export default en_solution_av
