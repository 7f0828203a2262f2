import type { BaseTranslation } from '../../i18n-types.ts'

const cn_home = { title: '首页' } satisfies BaseTranslation
export default cn_home
