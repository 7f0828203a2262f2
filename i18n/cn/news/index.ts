import { share } from '#i18n/cn/products/shared.ts'
import type { BaseTranslation } from '../../i18n-types.ts'

const cn_news = {
  list: {
    seo: {
      title: '新闻动态',
      description:
        '产品文章、版本消息与公司动态：会话卡顿怎么定位、文件怎样跨域、桌面云容量怎么评估，写给正在选型和运维的人。按发布日期排列，可以按类别筛选。',
    },
    title: '新闻动态',
    lead: '产品文章、版本消息与公司动态。',
    category: '类别',
    allCategories: '全部',
    categories: { story: '文章', release: '版本发布', advisory: '安全公告', event: '公司动态' },
    advisories: '安全公告',
    moreAdvisories: '全部安全公告',
    follow: '按产品订阅安全公告',
    hits: '浏览',
    viewDetails: '查看详情',
    loadMore: '加载更多',
    loading: '加载中…',
    noMore: '没有更多了',
    pages: '新闻列表翻页',
    previousPage: '上一页',
    nextPage: '下一页',
    loadFailed: '没有加载成功，请再试一次。',
    retry: '再试一次',
    empty: {
      title: '还没有文章',
      text: '过些时候再来，或者先看看产品与方案。',
      linkText: '返回首页',
    },
    chineseTitle: '中文',
  },
  detail: {
    share,
    seo: {
      title: '新闻详情',
      description:
        '产品文章、版本消息或公司动态的全文，附发布日期与浏览次数，可以接着看上一篇、下一篇，或者返回新闻列表。',
    },
    publishDate: '发布日期',
    author: '作者',
    updatedDate: '更正日期',
    related: '相关文章',
    preview: {
      seo: {
        title: '文章预览',
        description:
          '还没有公开的文章，按发布之后的样子显示，只给拿到这个地址的人看，30分钟之后地址自动失效。',
      },
      note: '这是预览，还没有公开。这个地址30分钟后失效。',
    },
    hitsCount: '{n:number}次浏览',
    previous: '上一篇',
    next: '下一篇',
    noPrevious: '没有更早的文章',
    noNext: '没有更新的文章',
    neighbours: '上一篇与下一篇',
    returnToList: '返回列表',
    // Written in the language it leads to; give the link lang and hreflang of that language.
    otherLanguage: 'Read this article in English',
    onlyChinese: '本文只有中文版。',
  },
} satisfies BaseTranslation

export default cn_news
