// what product pages and solution pages both say; articles have the words for sharing, too

export const tiers = {
  client: 'Users and endpoints',
  edge: 'Access and edge',
  control: 'Control and analysis',
  resource: 'Desktops and sessions',
  data: 'Storage',
  integration: 'External systems',
}

export const diagram = {
  label: '{name} deployment diagram',
  links: 'Connections',
  components: 'Components',
  listIntro: 'The numbers in the diagram match the {n} connections listed here.',
  to: 'to',
} as const

export const share = {
  label: 'Share',
  code: 'QR code of this page',
  scan: 'Scan with WeChat or a phone camera to open this page there.',
  copy: 'Copy link',
  copied: 'Link copied.',
  failed: 'Could not copy. Copy the link from the address bar.',
  send: 'Send with another app',
}
