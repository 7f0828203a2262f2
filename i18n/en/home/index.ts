import type { NamespaceHomeTranslation } from '../../i18n-types.ts'

const en_home: NamespaceHomeTranslation = { title: 'Home' }
export default en_home
