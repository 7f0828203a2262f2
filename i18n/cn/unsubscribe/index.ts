import type { BaseTranslation } from '../../i18n-types.ts'

const cn_unsubscribe = {
  seo: {
    title: '退订产品邮件',
    description:
      '在这里撤回同意，不再接收产品更新与活动的邮件。不需要登录，对正在进行的试用和账号都没有影响。',
  },
  ask: {
    title: '退订产品邮件',
    text: '点一下按钮，就不再收到产品更新与活动邮件。试用申请和账号不受影响。',
    button: '退订',
  },
  done: {
    title: '已经退订',
    text: '我们不会再发产品更新与活动邮件。已经在路上的一封可能还会送到。以后想再收，申请试用时勾选即可。',
  },
  unknown: {
    title: '这个退订地址无效',
    text: '地址可能不完整，或者我们已经不再保存这个邮箱。请从邮件里重新打开，或者写信给我们，由我们为您退订。',
  },
  failed: { title: '暂时没有退订成功', text: '系统现在无法记录，请稍后再点一次，或者写信给我们。' },
  writeToUs: '联系我们',
} satisfies BaseTranslation

export default cn_unsubscribe
