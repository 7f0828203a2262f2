import type { BaseTranslation } from '../../i18n-types.ts'

const cn_releases = {
  seo: {
    title: '版本与兼容性',
    description:
      '各产品每个版本的发布日期、修复与安全修复截止日期、升级与回退要求，以及支持的系统与处理器、虚拟化平台、终端与外设，可按产品、系统、处理器和版本筛选。',
  },
  title: '版本与兼容性',
  lead: '每个版本的修复与安全修复到什么时候，能从哪里升级，运行在哪些系统和处理器上，与哪些平台和设备配合。',
  filters: {
    label: '筛选版本',
    product: '产品',
    system: '系统与版本',
    cpu: '处理器',
    version: '版本',
    all: '全部',
    submit: '筛选',
    clear: '清除条件',
  },
  lifecycle: {
    heading: '产品生命周期',
    text: '每个版本（如8.6）自发布起提供{years:number}年修复，下一个版本发布满{months:number}个月时提前结束；此后再提供{securityYears:number}年安全修复。截止日期为当月最后一天，含当日。补丁版本（如8.6.2）沿用所属版本的日期。',
    columns: {
      product: '产品',
      upgrade: '可从哪个版本升级',
      downgrade: '能否回退',
      server: '配合的服务端',
      state: '状态',
    },
    states: { supported: '支持中', security: '只提供安全修复', ended: '已停止支持' },
    anyVersion: '任意版本',
    from: '{version:string}及以上',
    until: '{version:string}及以下',
    range: '{from:string}至{to:string}',
    downgrades: {
      'in-place': '可以直接回退',
      restore: '恢复升级前的备份',
      none: '不能回退',
    },
    none: '没有符合条件的版本。',
  },
  compatibility: {
    heading: '兼容性列表',
    text: '系统与处理器由可下载的安装包得出；虚拟化平台、桌面云、终端、显卡与外设逐条登记，见“平台与设备”。',
    columns: { system: '系统', releases: '系统版本', cpu: '处理器', package: '安装包' },
    find: '查找安装包',
    none: '没有符合条件的安装包。换一个系统或处理器，或联系技术支持。',
  },
  devices: {
    heading: '平台与设备',
    text: '已验证：我们测试通过。用户反馈可用：有用户在用，我们没有测试过。不支持：已知不能正常使用。列表之外的型号请在试用时用真机验证。标有“示例”的条目是示例数据。',
    columns: {
      name: '平台或设备',
      product: '产品与版本',
      models: '版本或型号',
      driver: '驱动',
      state: '结论',
    },
    kinds: {
      hypervisor: '虚拟化平台',
      desktops: '桌面云平台',
      'thin-client': '瘦终端',
      gpu: '显卡与驱动',
      printer: '打印机',
      scanner: '扫描仪与高拍仪',
      'card-reader': '读卡器',
      usb: 'USB与串口设备',
      probe: '调试探针',
      board: '开发板',
    },
    states: { tested: '已验证', reported: '用户反馈可用', unsupported: '不支持' },
    sample: '示例',
  },
  documents: { heading: '文档', text: '手册、更新说明、软件物料清单与校验值，按类型查找。' },
  count: '共{releases:number}个版本、{builds:number}条兼容记录',
  print: {
    printedOn: '打印日期：{date:string}',
    address: '网页地址：{url:string}',
  },
} satisfies BaseTranslation

export default cn_releases
