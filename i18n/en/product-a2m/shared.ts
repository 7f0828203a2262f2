// what both the product page and the solution page say

export const category = 'Mobile access'

export const architecture = {
  summary:
    'The original application still runs on the session host. The A2M transformation service recognises its screens and generates mobile pages, which devices reach through a secure gateway.',
  components: [
    {
      id: 'mobile',
      tier: 'client',
      name: 'Mobile devices',
      role: 'The A2M client or mobile web pages inside an enterprise app on phones and tablets.',
    },
    {
      id: 'gateway',
      tier: 'edge',
      name: 'Secure access gateway',
      role: 'Single entry point with encryption, authentication and device admission.',
    },
    {
      id: 'transform',
      tier: 'control',
      name: 'UI transform service',
      role: 'Recognises windows and controls, generates mobile pages by rule and returns actions to the application.',
    },
    {
      id: 'designer',
      tier: 'control',
      name: 'Rule designer',
      role: 'Arranges fields, steps and layout, and manages rule versions and staged release.',
    },
    {
      id: 'host',
      tier: 'resource',
      name: 'Application session host',
      role: 'Session environment for the original PC application, isolated per user.',
    },
    {
      id: 'backend',
      tier: 'data',
      name: 'Business systems and databases',
      role: 'The existing back end, with logic, permissions and data unchanged.',
    },
    {
      id: 'idp',
      tier: 'integration',
      name: 'Identity and messaging',
      role: 'AD/LDAP, single sign-on and message channels such as WeCom and DingTalk.',
    },
  ],
  links: [
    { from: 'mobile', to: 'gateway', label: 'HTTPS access' },
    { from: 'gateway', to: 'idp', label: 'Authentication and single sign-on' },
    { from: 'gateway', to: 'transform', label: 'Page and action data' },
    { from: 'transform', to: 'host', label: 'Recognises screens, returns actions' },
    { from: 'host', to: 'backend', label: 'Keeps existing connections' },
    { from: 'designer', to: 'transform', label: 'Publishes rules' },
    { from: 'transform', to: 'idp', label: 'Pushes task messages' },
  ],
} as const

export const customerCase = {
  title: 'Approvals away from the desk',
  customer: 'An energy group',
  challenge:
    'The ERP client ran only on PCs, approvals piled up during travel, and a mobile rewrite was too slow and costly.',
  solution: 'Purchasing, payment and seal approvals reshaped with A2M, with WeCom tasks and single sign-on.',
  outcome: 'Routine approvals are handled on the phone with no change to the original system.',
  illustrative: 'yes',
  figures: [],
} as const
