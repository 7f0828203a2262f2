import type { BaseTranslation } from '../i18n-types.ts'

const cn = {
  site: { name: '云桌科技' },
} satisfies BaseTranslation

export default cn
