import * as shared from '#i18n/cn/product-mdw/shared.ts'
import type { BaseTranslation } from '../../i18n-types.ts'

const cn_product_mdw = {
  name: 'MDW',
  fullName: 'MDW移动与嵌入式开发助手',
  category: shared.category,
  taglineClauses: ['代码留在云端，', '真机就在手边'],
  seo: {
    title: 'MDW云桌面移动与嵌入式开发助手',
    description:
      'MDW让手机、开发板和调试探针接入云桌面，支持ADB、fastboot、JTAG/SWD与串口调试，设备切换模式自动重连，并按设备与方向管控数据。',
  },
  intro:
    '研发上云之后，代码安全了，调试却成了难题：手机插在本地、IDE跑在云端，通用USB重定向一遇到时延、重启和刷机就掉线。MDW在终端与云桌面之间为调试设备建立专用通道，在协议层转发ADB、JTAG/SWD和串口数据，设备切换模式后自动重连。开发者照常使用熟悉的工具链，管理员则能限定哪些设备可接入、哪些方向的数据可通行。',
  features: [
    {
      title: 'ADB协议级转发',
      text: '在ADB协议层而非原始USB层转发数据，降低时延对调试的影响，安装、日志、断点和性能分析照常使用。',
    },
    {
      title: '刷机与模式切换不断线',
      text: '设备在系统、Recovery与Bootloader之间切换会重新枚举，MDW自动识别并重新映射，fastboot刷写过程无需反复插拔。',
    },
    {
      title: 'JTAG/SWD调试探针',
      text: '将常见调试探针映射到云桌面，配合IDE完成单步、断点、寄存器查看和固件烧录。',
    },
    {
      title: '串口与控制台',
      text: '支持USB转串口与原生串口映射，保留波特率和流控设置，便于查看启动日志与交互调试。',
    },
    {
      title: '设备准入',
      text: '按厂商标识、产品标识、序列号和用户授权，未登记的U盘与存储类接口默认不可用。',
    },
    {
      title: '数据方向管控',
      text: '可允许安装与调试、禁止把云桌面里的文件推送到设备，从设备拉取文件单独授权，MTP等存储通道与调试通道分别控制，避免调试口成为数据出口。',
    },
    {
      title: '弱网优化与断线续连',
      text: '对小包交互合并发送并压缩大块传输，链路抖动后恢复调试会话，减少重新部署的等待。',
    },
    {
      title: '设备共享与预约',
      text: '实验室设备集中接入后可被不同开发者预约使用，异地团队共享样机，使用记录可查。',
    },
  ],
  scenarios: [
    { title: 'Android应用开发', text: '在云桌面中使用Android Studio编译调试，真机插在开发者手边的终端上。' },
    {
      title: '嵌入式固件开发',
      text: '开发板与调试探针留在工位，工具链和源码放在云端，烧录与断点调试一次完成。',
    },
    { title: '车载与智能硬件联调', text: '多块开发板和串口同时映射，便于观察启动日志和总线数据。' },
    { title: '外包与异地研发', text: '外包人员只带设备不带代码，样机由实验室集中管理、远程预约。' },
  ],
  architecture: {
    summary:
      '终端侧客户端识别设备并接入虚拟通道，云桌面侧代理还原为本地设备；策略与审计由管理服务统一下发和汇总。',
    components: [
      {
        id: 'device',
        tier: 'client',
        name: '目标设备',
        role: '手机、开发板、调试探针和串口设备，连接在开发者终端或实验室主机上。',
      },
      {
        id: 'client',
        tier: 'client',
        name: 'MDW终端客户端',
        role: '识别设备类型，选择协议级转发或USB重定向，并执行准入策略。',
      },
      shared.channel,
      shared.agent,
      shared.ide,
      shared.manager,
      shared.log,
    ],
    links: [
      { from: 'device', to: 'client', label: 'USB、串口连接' },
      shared.clientToChannel,
      shared.channelToAgent,
      shared.agentToIde,
      { from: 'manager', to: 'client', label: '下发准入策略' },
      shared.managerToAgent,
      shared.agentToLog,
    ],
  },
  specs: [
    { label: '交付形态', value: '软件，终端客户端、桌面代理与管理服务' },
    { label: '转发方式', value: '协议级转发与USB重定向按设备类型选择' },
    { label: '准入维度', value: '用户、厂商标识、产品标识、序列号' },
    { label: '数据方向', value: '安装、日志、推送、拉取分别授权，推送默认禁止' },
    { label: '输出接口', value: 'Syslog、审计报表' },
    { label: '调试通道', value: 'ADB、fastboot、hdc、JTAG/SWD、串口' },
    { label: '断线处理', value: '切换模式后自动重新映射，链路抖动后恢复会话' },
    { label: '设备共享', value: '实验室设备集中接入，按时段预约' },
  ],
  compatibility: {
    groups: [
      {
        group: '桌面云平台',
        items: [
          'MVDA',
          'Citrix Virtual Apps and Desktops',
          'Omnissa Horizon',
          'Microsoft远程桌面服务（RDS）',
        ],
      },
      {
        group: '移动调试',
        items: ['Android ADB', 'fastboot', 'Recovery模式', 'HarmonyOS设备调试（hdc）'],
      },
      {
        group: '调试探针',
        items: ['SEGGER J-Link', 'ST-LINK', 'CMSIS-DAP/DAPLink', 'FTDI类调试器'],
      },
      {
        group: '串口芯片',
        items: ['FTDI', 'CP210x', 'CH340/CH341', 'PL2303'],
      },
      {
        group: '开发工具',
        items: [
          'Android Studio',
          'DevEco Studio',
          'Visual Studio Code',
          'Keil MDK',
          'IAR Embedded Workbench',
          'Eclipse CDT',
        ],
      },
      {
        group: '终端与桌面系统',
        items: ['Windows 10/11', 'macOS终端', 'Linux终端', 'Windows云桌面', 'Linux云桌面'],
      },
    ],
  },
  cases: [
    shared.customerCase,
    {
      title: '样机集中管理与远程联调',
      customer: '某汽车电子供应商',
      challenge: '样件数量有限，异地团队寄送周转时间长。',
      solution: '实验室主机集中接入开发板与探针，开发者按时段预约并远程映射到云桌面。',
      outcome: '样件减少邮寄，跨城联调可以当天安排。',
      illustrative: 'yes',
      figures: [],
    },
  ],
  faq: [
    {
      question: '为什么不直接用通用USB重定向？',
      answer:
        '通用重定向对时延敏感，设备重启或切换模式会重新枚举导致掉线。MDW对调试类设备采用协议级转发，更适合跨网段使用。',
    },
    {
      question: '会不会成为代码外泄的出口？',
      answer:
        '不会。默认禁止把云桌面里的文件推送到设备，也不开放存储类接口；安装、日志和从设备拉取文件分别授权，所有操作均有记录。',
    },
    {
      question: '是否支持iOS真机调试？',
      answer: 'iOS编译与签名依赖macOS构建环境，需要结合现场的macOS资源评估方案。',
    },
    {
      question: '授权怎么计算？',
      answer:
        '报价单写明计量对象（开发者数量或并发连接数）、数量和服务期限。实验室共享设备按接入主机一并规划。',
    },
    {
      question: '我们的板子和探针能用吗？',
      answer:
        '先对照兼容性列表。列表之外的设备请记下厂商标识、产品标识和驱动版本，试用时用真机验证，结果写进验收记录。',
    },
    {
      question: '升级和支持怎么安排？',
      answer:
        '桌面代理随桌面镜像更新，终端客户端可分批推送，新旧版本在发行说明列出的范围内互通。服务期内提供在线、远程和现场支持。',
    },
  ],
  neighbours: [
    { product: 'mvda', text: '开发桌面由MVDA发放和回收，MDW把真机接进来。' },
    { product: 'dsc', text: '固件和版本包需要离开研发网时，走DSC的审批与检测。' },
    { product: 'av', text: 'MDW记录设备接入与传输，AuditView记录桌面里的操作，两者可以对照。' },
  ],
} satisfies BaseTranslation

export default cn_product_mdw
