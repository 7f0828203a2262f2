// what both the product page and the solution page say

export const category = 'Security audit'

export const collector = {
  id: 'collector',
  tier: 'control',
  name: 'Collection gateway',
  role: 'Receives recording segments and events, and handles authentication, throttling, load sharing and resumable upload.',
}

export const policy = {
  id: 'policy',
  tier: 'control',
  name: 'Policy and admin service',
  role: 'Holds recording policies, organisation structure, role permissions and agent status.',
}

export const analysis = {
  id: 'analysis',
  tier: 'control',
  name: 'Index and behaviour engine',
  role: 'Builds the search index, computes baselines and risk scores, and raises alerts.',
}

export const portal = {
  id: 'portal',
  tier: 'client',
  name: 'Audit portal',
  role: 'Browser interface where auditors search, replay, annotate and report.',
}

export const policyToAgent = { from: 'policy', to: 'agent', label: 'Delivers recording policy' }

export const agentToCollector = {
  from: 'agent',
  to: 'collector',
  label: 'Uploads screen and events over TLS',
}

export const collectorToStorage = {
  from: 'collector',
  to: 'storage',
  label: 'Writes recordings and checksums',
}

export const collectorToAnalysis = { from: 'collector', to: 'analysis', label: 'Forwards behaviour events' }

export const portalToAnalysis = { from: 'portal', to: 'analysis', label: 'Search and risk queries' }

export const portalToStorage = {
  from: 'portal',
  to: 'storage',
  label: 'Streams playback after authorisation',
}

export const integrationToPolicy = {
  from: 'integration',
  to: 'policy',
  label: 'Synchronises users and departments',
}

export const analysisToIntegration = { from: 'analysis', to: 'integration', label: 'Sends alerts' }

export const customerCase = {
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
} as const
