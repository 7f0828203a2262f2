import * as shared from '#i18n/cn/product-mvda/shared.ts'
import type { BaseTranslation } from '../../i18n-types.ts'

const cn_product_mvda = {
  name: 'MVDA',
  fullName: 'MVDA虚拟桌面与应用交付系统',
  category: shared.category,
  taglineClauses: ['桌面与应用，', '送达每一块需要的屏幕'],
  seo: {
    title: 'MVDA虚拟桌面与应用交付',
    description:
      'MVDA统一交付虚拟桌面与虚拟应用，提供自适应显示协议、外设重定向、安全接入网关和细粒度访问策略，可复用现有服务器与存储，让数据留在数据中心。',
  },
  intro:
    'PC分散在各处，系统要装、补丁要打、数据还留在硬盘里。MVDA把操作系统、应用和数据集中到数据中心，由连接代理按用户身份分配桌面或单个应用，再经安全接入网关把画面送到终端。办公、研发、呼叫中心和移动人员各取所需：有人需要专属桌面，有人只要一个业务窗口，管理员都在同一个控制台里完成交付、更新与回收。',
  features: [
    {
      title: '桌面与应用统一交付',
      text: '专属桌面、池化桌面、共享会话和单个应用按需组合，一套策略覆盖不同岗位，避免为少数应用单独建设平台。',
    },
    {
      title: '镜像与生命周期管理',
      text: '以模板批量创建和更新桌面，支持分批发布、回退和到期回收，系统补丁只需维护一次。',
    },
    {
      title: '自适应显示协议',
      text: '根据内容类型与链路状况调整编码、帧率和传输方式，UDP可用时优先使用，不可用时回退到TCP，兼顾文字清晰与视频流畅。',
    },
    {
      title: '外设重定向',
      text: '打印机、扫描仪、高拍仪、UKey、摄像头和双屏等按设备类型选择优化通道或USB重定向，并可逐类授权。',
    },
    {
      title: '安全接入网关',
      text: '外网用户只连接网关，内部桌面地址不对外暴露；传输加密并支持多因素认证与终端准入检查。',
    },
    {
      title: '细粒度访问策略',
      text: '剪贴板、本地磁盘、打印、截屏和水印可按用户、终端类型与网络位置分别设置，同一个人在内外网可有不同权限。',
    },
    {
      title: '图形与高性能场景',
      text: '支持GPU直通与虚拟化，满足设计、仿真和地理信息等图形应用的集中交付。',
    },
    {
      title: '高可用与弹性伸缩',
      text: '连接代理与网关可集群部署，会话按负载分配，节点故障时用户可重新连接到可用资源。',
    },
  ],
  scenarios: [
    { title: '安全办公', text: '数据不落终端，人员更换设备或岗位时，桌面与权限跟着身份走。' },
    { title: '分支网点与柜面', text: '统一下发业务桌面，网点只保留瘦终端和外设，减少现场维护。' },
    { title: '研发与外包团队', text: '按项目发放桌面，项目结束统一回收，代码和文档留在数据中心。' },
    { title: '移动与远程办公', text: '笔记本、平板和手机经网关接入，在外也能使用内部业务系统。' },
  ],
  architecture: {
    summary:
      '控制流与显示流分离：连接代理只负责认证与分配，桌面画面由网关或直连通道承载；现有虚拟化平台与存储可以复用。',
    components: [
      {
        id: 'endpoint',
        tier: 'client',
        name: '接入终端',
        role: '瘦终端、PC、平板和手机，运行客户端或浏览器。',
      },
      { id: 'gateway', tier: 'edge', name: '安全接入网关', role: '外网统一入口，终结TLS并代理显示协议。' },
      shared.broker,
      shared.console,
      {
        id: 'pool',
        tier: 'resource',
        name: '桌面与应用资源池',
        role: '运行在虚拟化平台上的虚拟桌面和应用会话主机。',
      },
      shared.storage,
      shared.directory,
    ],
    links: [
      shared.endpointToGateway,
      shared.gatewayToBroker,
      shared.brokerToDirectory,
      shared.brokerToPool,
      shared.gatewayToPool,
      shared.poolToStorage,
      shared.consoleToBroker,
    ],
  },
  specs: [
    { label: '交付形态', value: '软件，可复用现有服务器、虚拟化平台与存储' },
    { label: '交付类型', value: '专属桌面、池化桌面、共享会话、虚拟应用' },
    { label: '接入方式', value: '客户端与浏览器' },
    { label: '高可用', value: '连接代理与网关集群' },
    { label: '可选组件', value: 'AuditView、CenterView、DSC、MDW、A2M' },
    { label: '图形支持', value: 'GPU直通、GPU虚拟化' },
    { label: '显示器', value: '最多4台，单台最高3840 × 2160（4K）' },
    { label: '传输与加密', value: 'TLS 1.2与1.3（默认停用更早的版本）；UDP优先，不可用时回退到TCP' },
    { label: '身份认证', value: 'AD/LDAP、RADIUS、SAML、短信与动态令牌' },
    {
      label: '等保、国密',
      value: '支撑等保2.0第三级的身份鉴别、访问控制、入侵防范与剩余信息保护；网关可选TLCP与SM2证书',
    },
  ],
  compatibility: {
    groups: [
      {
        group: '虚拟化平台',
        items: [
          'VMware vSphere',
          'Microsoft Hyper-V',
          'KVM',
          'openEuler虚拟化',
          '华为FusionCompute',
          '新华三CAS',
          'SmartX SMTX OS',
        ],
      },
      {
        group: '桌面与会话主机系统',
        items: ['Windows 10/11', 'Windows Server 2016及以上', '银河麒麟桌面版', '统信UOS桌面版'],
      },
      {
        group: '接入终端',
        items: [
          'Windows',
          'macOS',
          '银河麒麟',
          '统信UOS',
          'Linux',
          'Android',
          'iOS/iPadOS',
          'x86与ARM瘦终端',
          'HTML5浏览器',
        ],
      },
      {
        group: '显示与传输',
        items: ['RDP', 'SPICE', 'TCP/UDP自适应传输', 'H.264/H.265编码'],
      },
      {
        group: '身份认证',
        items: ['Microsoft AD', 'LDAP', 'RADIUS', '短信与动态令牌', 'SAML单点登录'],
      },
      {
        group: '外设',
        items: ['打印机与扫描仪', '高拍仪与身份证读卡器', 'UKey', '摄像头与耳麦', '串口与并口设备'],
      },
    ],
  },
  cases: [
    shared.customerCase,
    {
      title: '校园实训环境按课切换',
      customer: '某职业院校',
      challenge: '不同课程需要不同软件环境，机房课前准备工作量大。',
      solution: '按课程制作镜像并预约下发，课后自动还原，教师可统一分发资料。',
      outcome: '同一间机房可在课间切换环境，实训安排更加灵活。',
      illustrative: 'yes',
      figures: [],
    },
  ],
  faq: [
    {
      question: '能复用现有服务器和虚拟化平台吗，国产虚拟化呢？',
      answer: '可以。各虚拟化平台（含国产）的版本和验证结论见兼容性列表；之外的在试用中验证，按合同约定。',
    },
    {
      question: '网络不好时体验如何保障？',
      answer: '协议按内容和链路调整编码与传输，先保证文字和操作响应。试用时可用实际链路测试。',
    },
    {
      question: '虚拟桌面和虚拟应用怎么选？',
      answer: '需要完整系统和个性化设置的岗位用桌面，只用少数业务软件的岗位用应用交付，两者可以混用。',
    },
    {
      question: '授权怎么计算？',
      answer: '报价单写明计量对象（命名或并发用户）、数量、期限和组件。用户增加时补充授权，不必重装。',
    },
    {
      question: '从Citrix或VMware Horizon迁移，搬什么、留什么？',
      answer:
        '镜像换掉原厂商代理后重用，或重做；用户文件和必要设置分批复制；策略按清单重设。兼容的虚拟化平台、存储、AD和终端不动。新旧平台并行，按部门切换；并行时长和实施方按合同约定。',
    },
    {
      question: '采购前怎样估算服务器和存储？',
      answer:
        '准备并发用户数、每桌面CPU与内存、用户数据量和登录高峰。售前据此给出配置，再用试点的实测数据校正。',
    },
    {
      question: '升级和支持怎么安排？',
      answer:
        '连接代理与网关逐节点升级，镜像分批发布，可以回退。每个版本附发行说明，服务期内可在线、远程或现场获得支持。',
    },
  ],
  neighbours: [
    { product: 'a2m', text: '先用MVDA发布PC应用，再由A2M把其中的高频界面变成手机页面。' },
    {
      product: 'centerview',
      text: 'CenterView监控MVDA的网关、代理、桌面和会话，登录慢在哪一步可以直接查到。',
    },
    { product: 'dsc', text: '桌面关闭本地磁盘和剪贴板后，文件统一从DSC进出。' },
  ],
} satisfies BaseTranslation

export default cn_product_mvda
