import type { Translation } from '../i18n-types.ts'

const en: Translation = {
  site: { name: 'DeskCloud' },
  status: {
    notFound: 'This page could not be found.',
    failed: 'Something went wrong on this page.',
    home: 'Back to home',
    back: 'Back to the previous page',
  },
}

export default en
