import type { BaseTranslation } from '../../i18n-types.ts'

const cn_solutions = {
  name: '{name:string}解决方案',
  nav: {
    label: '本页内容',
    features: '特点',
    scenarios: '场景',
    architecture: '架构',
    case: '案例',
  },
  headings: {
    features: '方案特点',
    scenarios: '应用场景',
    architecture: '部署架构',
    case: '成功案例',
    related: '相关产品与方案',
  },
  crumb: {
    label: '面包屑',
    home: '首页',
    solutions: '解决方案',
  },
  actions: {
    trial: '申请试用',
    product: '查看产品',
    architecture: '查看部署架构',
    compare: '比较六个产品',
    downloads: '下载',
    print: '打印',
    call: '拨打{phone:string}',
  },
  related: {
    product: '{name:string}功能、规格与兼容性',
    other: '{name:string}解决方案',
  },
  case: {
    customer: '客户',
    challenge: '难点',
    approach: '做法',
    outcome: '结果',
    illustrative: '示例',
    illustrativeNote: '标有“示例”的案例用于说明用法，不指向具体客户。',
  },
  tiers: {
    client: '终端与用户',
    edge: '接入与边界',
    control: '控制与分析',
    resource: '桌面与会话',
    data: '存储',
    integration: '外部系统',
  },
  diagram: {
    label: '{name:string}部署架构图',
    links: '连接关系',
    components: '组成部分',
    listIntro: '图中的编号对应下列连接，按顺序从1到{n:number}。',
    to: '到',
  },
  share: {
    label: '分享',
    code: '本页的二维码',
    scan: '用微信或手机浏览器扫一扫，在手机上打开本页。',
    copy: '复制链接',
    copied: '链接已复制。',
    failed: '没能复制，请从地址栏复制链接。',
    send: '发送到其他应用',
  },
  print: {
    document: '解决方案资料',
    printedOn: '打印日期：{date:string}',
    address: '网页地址：{url:string}',
    note: '内容以网页最新版本为准。',
  },
} satisfies BaseTranslation

export default cn_solutions
