import type { BaseTranslation } from '../i18n-types.ts'

const cn = {
  site: { name: '云桌科技' },
  status: {
    notFound: '页面不存在',
    failed: '应用发生错误异常',
    home: '返回首页',
    back: '返回上一页',
  },
} satisfies BaseTranslation

export default cn
