import type { Examples } from './examples.ts'
import { Share } from './share.tsx'

const words = {
  label: 'Share',
  code: 'QR code of this page',
  scan: 'Scan to open this page on a phone.',
  copy: 'Copy the link',
  copied: 'Link copied.',
  failed: 'Not copied.',
  send: 'Send',
}

export const examples: Examples = {
  closed: <Share path="/en/product/mvda" code="data:," words={words} />,
}
