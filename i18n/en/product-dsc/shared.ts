// what both the product page and the solution page say

export const category = 'Data security'

// what is said of the exception wherever the rule is
export const exception =
  'Release first with review after is off by default. Where a policy allows it for urgent requests, only the human approval comes after release: inspection still runs first, and all of it is on record.'

export const architecture = {
  summary: `The appliance connects to each zone through its own network port. Files are stored, then inspected and approved, and only then written to the destination zone. ${exception} Policy and the isolation method decide whether transfer is one-way or two-way.`,
  components: [
    {
      id: 'zone_a',
      tier: 'client',
      name: 'Users in zone A',
      role: 'Upload files and request transfer from a browser, client or cloud desktop in the source zone.',
    },
    {
      id: 'access_a',
      tier: 'edge',
      name: 'Zone A access service',
      role: 'Provides file sharing, upload and request pages, and checks identity and permissions.',
    },
    {
      id: 'inspect',
      tier: 'control',
      name: 'Content inspection engine',
      role: 'Unpacks files layer by layer for antivirus, type and sensitive content checks.',
    },
    {
      id: 'approval',
      tier: 'control',
      name: 'Approval and policy centre',
      role: 'Matches approval flows and transfer policy, and decides release, review or block.',
    },
    {
      id: 'exchange',
      tier: 'edge',
      name: 'Isolated exchange unit',
      role: 'Carries released files between zones without forwarding network sessions, and can be paired with an isolation gateway.',
    },
    {
      id: 'storage',
      tier: 'data',
      name: 'File storage',
      role: 'Built-in storage of 4 TB or 8 TB by model for shared files, transferred originals and logs.',
    },
    {
      id: 'zone_b',
      tier: 'client',
      name: 'Recipients in zone B',
      role: 'Receive notices, preview and download files in the destination zone.',
    },
  ],
  links: [
    { from: 'zone_a', to: 'access_a', label: 'HTTPS upload and request' },
    { from: 'access_a', to: 'storage', label: 'Stores files encrypted' },
    { from: 'storage', to: 'inspect', label: 'Submit for inspection' },
    { from: 'inspect', to: 'approval', label: 'Inspection verdict' },
    { from: 'approval', to: 'exchange', label: 'Release order' },
    { from: 'exchange', to: 'zone_b', label: 'Write to destination and notify' },
    { from: 'approval', to: 'zone_a', label: 'Approval result' },
  ],
} as const

export const customerCase = {
  title: 'Releasing builds without USB sticks',
  customer: 'A research institute of an equipment manufacturer',
  challenge:
    'R&D and office networks were physically separate, so builds and reports moved on USB sticks with patchy records and constant malware worries.',
  solution:
    'A DSC transfer path between the two networks, two-level approval for export, mandatory scanning for import, and retained originals.',
  outcome: 'File exchange moved to one traceable path, and USB requests became the exception.',
  illustrative: 'yes',
  figures: [],
} as const
