import type { NamespaceStatusPageTranslation } from '../../i18n-types.ts'

const statusPage = {
  later: 'Please try again later.',
  400: 'The address or the request is malformed.',
  404: 'Please check the address.',
  405: 'This address does not answer that method.',
  408: 'The request did not arrive in time.',
  413: 'What was sent is larger than 64 kB.',
  414: 'The address is too long.',
  421: 'This server does not answer for that host name.',
  503: 'The site is busy. Please try again in a moment.',
  504: 'The page could not be prepared in time.',
} satisfies NamespaceStatusPageTranslation

export default statusPage
