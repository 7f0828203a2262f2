import type { BaseTranslation } from '../../i18n-types.ts'

const cn_admin_announcements = {
  title: '公告',
  add: '新公告',
  change: '修改',
  none: '还没有公告',
  noneHint: '公告是页头上方的一行字，例如停机维护或新版本。',
  text: '文字',
  link: '链接文字',
  address: '链接地址',
  addressHint:
    '本站页面，例如 /service/releases，会打开同一语言的页面；或以https://开头的地址。不填则没有链接。',
  langs: '语言',
  languages: { both: '中文和英文', cn: '只有中文', en: '只有英文' },
  place: '页面',
  places: {
    all: '所有页面',
    home: '首页',
    products: '产品',
    solutions: '解决方案',
    news: '新闻',
    company: '关于我们和招聘',
    downloads: '下载',
  },
  from: '开始',
  fromHint:
    '不填开始则发布后立即显示，不填结束则一直显示。同一页面有几条时显示最后开始的一条，访客关闭后显示下一条。',
  until: '结束',
  state: '状态',
  states: { draft: '草稿', scheduled: '定时发布', public: '已发布', ended: '已结束' },
  changed: '有未发布的修改',
  period: '时间',
  preview: '预览',
  empty: '（没有文字）',
  close: '关闭',
  save: '保存草稿',
  publish: '发布',
  end: '立即结束',
  remove: '删除',
  by: '{name:string}，{at:string}',
  faults: {
    'dead-address': '这个网址现在打不开页面。核对后仍要发布，请再点一次。',
    required: '写上公告的文字。',
    linkRequired: '链接的文字和地址要一起写。',
    tooLong: '太长了，一行放不下。',
    address: '写本站的一个页面，或以https://开头的地址。',
    endsEarly: '结束时间要晚于开始时间和现在。',
    tooMany: '公告已经太多了，先删一些。',
  },
} satisfies BaseTranslation

export default cn_admin_announcements
