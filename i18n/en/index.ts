import type { Translation } from '../i18n-types.ts'

const en: Translation = {
  site: { name: 'DeskCloud' },
}

export default en
