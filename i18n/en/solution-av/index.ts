import * as shared from '#i18n/en/product-av/shared.ts'
import type { NamespaceSolutionAvTranslation } from '../../i18n-types.ts'

const en_solution_av: NamespaceSolutionAvTranslation = {
  category: shared.category,
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
      shared.portal,
      shared.policy,
      shared.collector,
      shared.analysis,
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
      shared.policyToAgent,
      shared.agentToCollector,
      shared.collectorToStorage,
      shared.collectorToAnalysis,
      { from: 'storage', to: 'archive', label: 'Archives after the retention period' },
      shared.portalToAnalysis,
      shared.portalToStorage,
      { ...shared.integrationToPolicy, from: 'identity' },
      { ...shared.analysisToIntegration, to: 'siem' },
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
  case: shared.customerCase,
  trialCall: {
    title: 'Record one desktop pool first',
    text: 'Choose a contractor pool or a sensitive one, measure the overhead and the storage used per day, then decide the scope.',
  },
}

export default en_solution_av
