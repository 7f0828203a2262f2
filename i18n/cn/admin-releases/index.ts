import type { BaseTranslation } from '../../i18n-types.ts'

const cn_admin_releases = {
  title: '版本',
  add: '新版本',
  change: '修改',
  save: '保存',
  remove: '删除',
  none: '还没有版本',
  noneHint: '写下每个版本的日期、升级与回退，网站的“版本与兼容性”和安装包的日期由此得出。',
  product: '产品',
  part: '组件',
  until: '含当日。留空为未定。',
  upgradeFrom: '最早可从哪个版本升级',
  any: '留空为任意版本。',
  downgrade: '能否回退',
  serverFrom: '配合的服务端，最低版本',
  serverTo: '配合的服务端，最高版本',
  serverHint: '服务端和一体机不填。留空为没有限制。',
  dated: '同一产品、组件和版本的安装包也会用这里的三个日期。',
  faults: {
    'version-exists': '这个组件已有这个版本。',
    'support-ends-early': '截止日期不能早于发布日期，安全修复截止不能早于修复截止。',
    'not-older': '要比这个版本旧。',
    'not-newer': '最高版本不能低于最低版本。',
    'unknown-version': '列表里没有这个版本，请先添加。',
    'invalid-request': '请检查每一项：版本只有数字和点，日期要完整。',
  },
} satisfies BaseTranslation

export default cn_admin_releases
