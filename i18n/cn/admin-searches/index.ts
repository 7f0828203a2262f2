import type { BaseTranslation } from '../../i18n-types.ts'

const cn_admin_searches = {
  title: '站内搜索',
  add: '新搜索词',
  change: '修改',
  save: '保存',
  remove: '删除',
  changed: '改于',
  none: '还没有搜索词',
  noneHint: '访客用的词和页面上的词不一样时，在这里写同义词，或指定排在最前的页面。',
  words: '访客输入的词',
  same: '同义词',
  path: '固定在最前的页面',
  hints: {
    words: '多个词用逗号分开。',
    same: '页面上用的词，多个用逗号分开；搜索访客输入的词时，也会找这些词，下载搜索也一样。',
    path: '本站的一个页面，例如 /product/security，中英文搜索都指向它。可以不填。',
  },
  vain: '最近没有结果的搜索',
  noVain: '最近30天没有搜不到的词。',
  answer: '处理',
  dismiss: '忽略',
  last: '最近',
  faults: {
    wordsRequired: '请写访客输入的词。',
    wordsMax: '最多20个词，每个最多40个字符。',
    wordsTaken: '其中一个词已经在列表里，请在那一条里修改。',
    pathFormat: '请写本站的一个页面，例如 /product/security。',
    answerRequired: '请写同义词，或者指定一个页面。',
    tooMany: '已经太多了，先删一些。',
  },
} satisfies BaseTranslation

export default cn_admin_searches
