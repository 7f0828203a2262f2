import type { NamespaceScreenMvdaTranslation } from '../../i18n-types.ts'

const en_screen_mvda: NamespaceScreenMvdaTranslation = {
  title: 'Session path',
  subject: 'Zhou Ning, session S-2041',
  sample: 'Sample data',
  caption:
    'The path of a session from the data centre to the endpoint: gateway, connection broker, desktop pool and storage; the display reaches the endpoint through the gateway. Choose another endpoint and it connects again. Choose another line and the protocol adapts: on a good line, UDP, 60 fps and full picture quality; on a poor mobile network without UDP, TCP at 40%, text and input first; on a 2 Mbit/s branch line, UDP at 70%.',
  endpoint: 'Endpoint',
  line: 'Line',
  panels: { legend: 'Choose a view', tabs: ['How it adapts', 'Connection'] },
  endpoints: { thin: 'Thin client', laptop: 'Laptop', tablet: 'Tablet', phone: 'Phone' },
  lines: {
    good: { name: 'Good', detail: '100 Mbit/s', told: 'good line' },
    mobile: { name: 'Mobile, poor', detail: '1.5 Mbit/s', told: 'poor mobile network, text and input first' },
    branch: { name: 'Branch', detail: '2 Mbit/s', told: 'branch line' },
  },
  stations: { gateway: 'Gateway', broker: 'Broker', pool: 'Pool', storage: 'Storage' },
  steps: [
    'Sign in; the display comes back here',
    'TLS access, internal addresses hidden',
    'Identity checked, resources listed',
    'Desktop assigned and started',
    'Image and user data read and written',
  ],
  figures: {
    transport: 'Transport',
    frames: 'Frame rate',
    picture: 'Picture quality',
    bandwidth: 'Bandwidth',
  },
  transports: { UDP: 'UDP available, preferred', TCP: 'No UDP, falls back to TCP' },
  second: '1 s, {pixels}',
  textFirst: 'Text first, always sharp',
  capacity: 'Line {capacity} Mbit/s',
  status: '{endpoint}, {line}: {transport}, {frames} fps, picture {picture}%, {megabits} Mbit/s.',
  reconnect: 'Reconnect',
}

export default en_screen_mvda
