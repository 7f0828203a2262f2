import type { BaseTranslation } from '../../i18n-types.ts'

const cn_search = {
  seo: {
    title: '站内搜索',
    description:
      '在产品、解决方案、新闻、服务、职位和下载里查找，支持中文任意片段，例如“摆渡”“会话”“麒麟”。找不到时给出可以换用的词，以及怎样联系到能回答的人。',
  },
  title: '站内搜索',
  lead: '在产品、方案、新闻、服务、职位和下载里查找。',
  form: {
    label: '搜索本站',
    q: '关键词',
    placeholder: '例如：文件摆渡',
    submit: '搜索',
    kind: '类别',
    all: '全部',
  },
  kinds: {
    product: '产品',
    solution: '解决方案',
    news: '新闻',
    service: '技术服务',
    job: '职位',
    download: '下载',
    page: '页面',
  },
  package: '安装包',
  document: '文档',
  ofKind: '全部{n:number}个{kind:string}结果',
  inDownloads: '在产品下载中查看“{q:string}”的全部文件',
  count: '“{q:string}”共{n:number}个结果',
  some: '没有同时符合所有词的内容，以下符合其中一部分。',
  prompt: '输入关键词开始搜索，例如产品名、版本号或一句话里的几个字。',
  tooShort: '再多输入一个字。',
  tooLong: '仅按前{n:number}个字符搜索。',
  suggestions: {
    heading: '大家常找',
    items: ['文件摆渡', '录屏审计', '会话检索', '移动审批', '真机调试', '麒麟'],
  },
  loadMore: '加载更多',
  loading: '搜索中…',
  noMore: '没有更多了',
  results: '搜索结果',
  empty: {
    title: '没有找到“{q:string}”',
    text: '换一个更短的词，或者试试下面这些。',
    allKinds: '查看全部类别的{n:number}个结果',
    elsewhere: '英文页面里有{n:number}个结果',
    contact: '还是找不到？直接问我们',
  },
  partial: '新闻、职位或下载暂时查不到，以下只有本站页面的结果。',
} satisfies BaseTranslation

export default cn_search
