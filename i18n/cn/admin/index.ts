import type { BaseTranslation } from '../../i18n-types.ts'

const cn_admin = {
  title: '云桌科技后台',
  needsScript: '后台需要JavaScript。请在浏览器里打开它，再重新载入这一页。',
  skip: '跳到正文',
  language: '语言',
  nav: {
    label: '后台',
    tabs: '常用',
    more: '更多',
    find: '搜索或前往',
    work: '工作',
    content: '内容',
    manage: '管理',
    today: '今天',
    leads: '试用申请',
    figures: '数字',
    redirects: '重定向',
    news: '新闻',
    jobs: '职位',
    media: '图片',
    staff: '员工与角色',
    audit: '审计',
    account: '我的账号',
    signOut: '退出',
    nothing: '没有这样的页面。',
  },
  tooMany: '试错太多次，先停一停。过 {minutes:number} 分钟可以再试，账号没有被停用。',
  roles: { editor: '编辑', publisher: '发布', sales: '销售', admin: '管理员' },
  states: {
    loading: '正在载入',
    failed: '没有载入。',
    retry: '再试一次',
    close: '关闭',
    cancel: '取消',
    more: '更早',
    yes: '可以',
    no: '不可以',
    actions: '操作',
  },
} satisfies BaseTranslation

export default cn_admin
