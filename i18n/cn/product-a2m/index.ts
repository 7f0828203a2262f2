import * as shared from '#i18n/cn/product-a2m/shared.ts'
import type { BaseTranslation } from '../../i18n-types.ts'

const cn_product_a2m = {
  name: 'A2M',
  fullName: 'A2M PC应用UI移动化平台',
  category: shared.category,
  taglineClauses: ['PC应用不推倒重来，', '也能用得像手机应用'],
  seo: {
    title: 'A2M让PC应用界面移动化',
    description:
      'A2M不改动源代码，把PC应用界面重组为适合触屏的移动页面，支持原生控件、扫码拍照、单点登录与按部门灰度发布，业务逻辑与数据仍留在数据中心。',
  },
  intro:
    '核心业务还跑在PC客户端里，重写一遍周期长、风险高；直接在手机上看远程桌面，字小、点不准、输入慢。A2M在应用会话侧识别界面元素，按规则重组为适合触屏的列表、表单和按钮，再送到手机或平板。业务逻辑、权限和数据仍由原系统负责，移动端只呈现需要的内容，让老应用先跑到手机上，再决定哪些值得重写。',
  features: [
    {
      title: '免改造界面重构',
      text: '无需改动源代码，通过识别窗口、控件和表格，把PC界面重组为移动页面，适合源码缺失或供应商不再维护的系统。',
    },
    {
      title: '可视化规则设计',
      text: '以拖拽方式选取字段、编排步骤和隐藏无关区域，一套规则可复用到同类界面，业务人员也能参与调整。',
    },
    {
      title: '原生控件映射',
      text: '日期、下拉、复选和长列表映射为移动端原生控件，按字段类型弹出合适的键盘，减少误触与反复缩放。',
    },
    {
      title: '移动能力调用',
      text: '在流程中接入拍照、扫码、定位、手写签名和语音输入，把手机能力补进原有业务步骤。',
    },
    {
      title: '多端自适应布局',
      text: '手机、平板和折叠屏分别布局，横竖屏切换保持操作位置，弱网下优先刷新当前区域。',
    },
    { title: '数据不落地', text: '移动端只接收界面数据，不缓存业务文件；支持水印、截屏限制和闲置锁定。' },
    {
      title: '统一入口与单点登录',
      text: '可集成到企业微信、钉钉、飞书或自有应用，沿用现有身份与消息通道，待办一点直达。',
    },
    { title: '灰度发布与回退', text: '规则版本化管理，可按部门灰度发布，界面变化时提示失配并支持快速回退。' },
  ],
  scenarios: [
    {
      title: '移动审批与查询',
      text: '把ERP、OA、核心系统中的高频审批和查询抽取为移动页面，管理者和外勤人员随时处理。',
    },
    { title: '外勤与现场作业', text: '巡检、盘点、核保等场景边采集边回填，照片和位置直接进入原系统。' },
    { title: '医疗移动查房', text: '医护人员在床旁用平板调阅和录入，沿用原有系统的权限与记录。' },
    { title: '老系统平滑过渡', text: '先移动化高频功能验证价值，再按使用数据决定重写的先后顺序。' },
  ],
  architecture: shared.architecture,
  specs: [
    { label: '交付形态', value: '软件，部署在数据中心' },
    { label: '改造方式', value: '界面层重构，不改动源代码' },
    { label: '客户端形态', value: '独立App、SDK或H5' },
    { label: '发布方式', value: '规则版本化、按部门灰度' },
    { label: '安全能力', value: '数据不落地、水印、截屏限制、传输加密' },
    { label: '入口集成', value: '企业微信、钉钉、飞书或自有App' },
    { label: '移动能力', value: '拍照、扫码、定位、手写签名、语音输入' },
    { label: '适配屏幕', value: '手机、平板、折叠屏分别布局' },
  ],
  compatibility: {
    groups: [
      {
        group: '原应用类型',
        items: [
          'Win32/MFC',
          '.NET WinForms/WPF',
          'Delphi与PowerBuilder',
          'Java Swing',
          '浏览器应用（含旧版IE内核）',
        ],
      },
      {
        group: '会话环境',
        items: ['MVDA', 'Microsoft远程桌面服务（RDS）', 'Citrix Virtual Apps', 'Windows Server 2016及以上'],
      },
      {
        group: '移动终端',
        items: ['Android 8及以上', 'iOS/iPadOS 14及以上', 'HarmonyOS', '主流移动浏览器'],
      },
      {
        group: '入口集成',
        items: ['企业微信', '钉钉', '飞书', '自有App（SDK/H5）', 'MDM/EMM平台'],
      },
      {
        group: '身份认证',
        items: ['Microsoft AD', 'LDAP', 'OAuth 2.0', 'SAML', '动态令牌'],
      },
    ],
  },
  cases: [
    shared.customerCase,
    {
      title: '床旁查询与录入',
      customer: '某综合医院',
      challenge: '护理与检验系统为PC客户端，查房时需往返护士站。',
      solution: '将高频查询与录入界面转换为平板布局，支持扫码识别腕带，沿用原有权限。',
      outcome: '医护人员在床旁完成查询与记录，减少往返。',
      illustrative: 'yes',
      figures: [],
    },
  ],
  faq: [
    {
      question: '和远程桌面有什么区别？',
      answer:
        '远程桌面把整屏画面搬到手机，操作仍按鼠标键盘设计；A2M按触屏重新组织界面，只呈现当前步骤需要的字段和按钮。',
    },
    {
      question: '原系统升级后页面会失效吗？',
      answer: '界面变化较大时规则可能失配，平台会提示并支持快速回退，规则调整通常只涉及变化的页面。',
    },
    {
      question: '哪些应用不适合移动化？',
      answer:
        '大幅面绘图、密集表格编辑等场景更适合在平板或云桌面中使用，建议先从审批、查询和采集类功能入手。',
    },
    {
      question: '授权怎么计算？',
      answer:
        '报价单写明计量对象（移动用户数或并发会话数）和服务期限。先移动化几个高频功能，再按使用情况增加授权即可。',
    },
    {
      question: '把一个功能搬到手机上，需要准备什么？',
      answer:
        '准备一个可登录的测试账号、要搬到手机上的操作步骤和原应用的安装环境。工程师据此判断界面能否识别，并在试用期内做出首批页面。',
    },
    {
      question: '需要多少会话主机？',
      answer:
        '每个移动会话在后台对应一个原应用会话，按并发移动用户数和原应用的资源占用估算，试用时实测校正。已有MVDA或RDS主机可以复用。',
    },
    {
      question: '升级和支持怎么安排？',
      answer:
        '平台升级与页面规则分开发布，规则按版本管理并可回退。服务期内提供在线、远程和现场支持，也可以培训您的人员自行维护规则。',
    },
  ],
  neighbours: [
    { product: 'mvda', text: '原应用可以直接运行在MVDA的会话主机上，同一套身份与网关。' },
    { product: 'centerview', text: 'CenterView监控会话主机的负载与会话状态，移动页面变慢时能查到原因。' },
    { product: 'av', text: 'AuditView在会话主机内录制原应用的操作，移动端发起的处理同样有据可查。' },
  ],
} satisfies BaseTranslation

export default cn_product_a2m
