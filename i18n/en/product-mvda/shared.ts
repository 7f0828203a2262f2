// what both the product page and the solution page say

export const category = 'Desktop and application delivery'

export const console = {
  id: 'console',
  tier: 'control',
  name: 'Management console',
  role: 'Maintains images, pools, policies, entitlements and reports.',
}

export const storage = {
  id: 'storage',
  tier: 'data',
  name: 'Image and user data storage',
  role: 'Holds system images, user profiles and personal data.',
}

export const directory = {
  id: 'directory',
  tier: 'integration',
  name: 'Directory and authentication',
  role: 'Provides AD/LDAP identities, groups and multi-factor authentication.',
}

export const gatewayToBroker = { from: 'gateway', to: 'broker', label: 'Authentication and resource list' }

export const brokerToDirectory = { from: 'broker', to: 'directory', label: 'Checks identity and groups' }

export const brokerToPool = { from: 'broker', to: 'pool', label: 'Assignment, power and session control' }

export const gatewayToPool = { from: 'gateway', to: 'pool', label: 'Relays display protocol' }

export const poolToStorage = { from: 'pool', to: 'storage', label: 'Reads and writes images and user data' }

export const consoleToBroker = { from: 'console', to: 'broker', label: 'Configures policy and entitlements' }

export const broker = {
  id: 'broker',
  tier: 'control',
  name: 'Connection broker',
  role: 'Authenticates users, matches entitlements and assigns desktop or application sessions.',
}

export const endpointToGateway = { from: 'endpoint', to: 'gateway', label: 'TLS-encrypted access' }

export const customerCase = {
  title: 'Central delivery for branch desktops',
  customer: 'A regional rural commercial bank',
  challenge:
    'Branch PCs came in many models, patches and upgrades needed people on site, and every fault meant travel.',
  solution:
    'Pooled desktops for teller and office work, per-class peripheral permissions, and thin clients in branches.',
  outcome: 'System updates moved from each machine to one template, and a failed device is simply swapped.',
  illustrative: 'yes',
  figures: [],
} as const
