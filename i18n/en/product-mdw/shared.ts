// what both the product page and the solution page say

export const category = 'Developer tools'

export const channel = {
  id: 'channel',
  tier: 'edge',
  name: 'Virtual channel',
  role: 'Carries debug data in the desktop session or a separate encrypted connection, with compression and resume.',
}

export const agent = {
  id: 'agent',
  tier: 'resource',
  name: 'MDW desktop agent',
  role: 'Presents a local ADB server, debug probe or serial port inside the cloud desktop.',
}

export const ide = {
  id: 'ide',
  tier: 'resource',
  name: 'Development toolchain',
  role: 'The IDE, compiler and debugger running on the cloud desktop.',
}

export const manager = {
  id: 'manager',
  tier: 'control',
  name: 'Management and policy service',
  role: 'Maintains device allow lists, direction policy, booking and authorisation.',
}

export const log = {
  id: 'log',
  tier: 'data',
  name: 'Audit log',
  role: 'Records device connection, install, programming and file transfer events.',
}

export const channelToAgent = { from: 'channel', to: 'agent', label: 'Encrypted transport' }

export const agentToIde = { from: 'agent', to: 'ide', label: 'Appears as a local device' }

export const managerToAgent = { from: 'manager', to: 'agent', label: 'Delivers direction policy' }

export const agentToLog = { from: 'agent', to: 'log', label: 'Reports usage' }

export const clientToChannel = { from: 'client', to: 'channel', label: 'Protocol-level forwarding' }

export const customerCase = {
  title: 'Cloud development with real devices',
  customer: 'The R&D centre of a mobile device maker',
  challenge:
    'Source moved to cloud desktops, but developers still debugged and flashed phones all day and generic USB mapping kept dropping.',
  solution:
    'MDW with protocol-level ADB forwarding, automatic reconnection on mode change, and no pushing of files from the desktop to the phone.',
  outcome: 'Developers debug in their usual toolchain while source stays in the data centre.',
  illustrative: 'yes',
  figures: [],
} as const
