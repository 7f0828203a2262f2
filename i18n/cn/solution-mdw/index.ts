import type { BaseTranslation } from '../../i18n-types.ts'

const cn_solution_mdw = {
  category: '研发支撑',
  title: '源码不出机房，真机照常调试',
  titleClauses: ['源码不出机房，', '真机照常调试'],
  lead: '研发上云之后，开发者最先抱怨的是真机：手机一重启就掉线，刷机刷到一半要重插，探针在远程桌面里认不出。MDW为调试设备单独建一条通道，在协议层转发，管理员同时管住设备准入和数据方向。',
  seo: {
    title: '研发上云与真机调试解决方案',
    description:
      '代码放进云桌面之后，手机、开发板和探针怎样照常调试：MDW方案说明协议转发、设备准入、数据方向、实验室共享、部署架构和参考案例，并提供试用。',
  },
  features: [
    { title: '刷机不用重插', text: '设备在系统、Recovery和Bootloader之间切换时自动识别并重新映射。' },
    {
      title: '远一点也能调',
      text: 'ADB、JTAG/SWD和串口在协议层转发，时延的影响比原始USB转发小，链路抖动后恢复会话。',
    },
    {
      title: '调试口不变成出口',
      text: '安装、日志、拉取文件分别授权，存储类接口默认不可用，每次操作都有记录。',
    },
    { title: '样机大家用', text: '实验室设备集中接入、按时段预约，异地团队不用等快递。' },
    {
      title: '工具链不变',
      text: 'Android Studio、DevEco Studio、Keil MDK、IAR等在云桌面里照常使用，设备看起来就在本地。',
    },
  ],
  scenarios: [
    { title: '移动终端厂商', text: '源码集中后，每天的真机调试和刷机不受影响。' },
    { title: '汽车电子', text: '多块开发板与串口同时映射，跨城联调当天安排。' },
    { title: '物联网固件', text: '板子留在工位，编译烧录在云桌面里完成。' },
    { title: '外包研发', text: '外包人员接设备、不拿代码，设备按序列号登记。' },
  ],
  architecture: {
    summary:
      '工位设备与实验室主机经同一条加密通道接入云桌面；准入、预约与数据方向由管理服务统一下发，使用记录写入审计日志。',
    components: [
      {
        id: 'desk',
        tier: 'client',
        name: '工位设备与客户端',
        role: '开发者终端上的手机、开发板和探针，由MDW客户端识别。',
      },
      { id: 'lab', tier: 'client', name: '实验室主机', role: '集中接入共享样机，供预约使用。' },
      {
        id: 'channel',
        tier: 'edge',
        name: '虚拟通道',
        role: '复用桌面会话或独立加密连接承载调试数据，支持压缩与续连。',
      },
      {
        id: 'manager',
        tier: 'control',
        name: '管理与策略服务',
        role: '维护设备白名单、方向策略、预约与授权。',
      },
      {
        id: 'agent',
        tier: 'resource',
        name: 'MDW桌面代理',
        role: '在云桌面内还原为本地ADB服务、调试探针或串口。',
      },
      { id: 'ide', tier: 'resource', name: '开发工具链', role: '运行在云桌面中的IDE、编译器与调试器。' },
      { id: 'log', tier: 'data', name: '审计日志', role: '记录设备接入、安装、烧录与文件传输事件。' },
    ],
    links: [
      { from: 'desk', to: 'channel', label: '协议级转发' },
      { from: 'lab', to: 'channel', label: '预约后映射' },
      { from: 'channel', to: 'agent', label: '加密传输' },
      { from: 'agent', to: 'ide', label: '呈现为本地设备' },
      { from: 'manager', to: 'lab', label: '下发准入与预约' },
      { from: 'manager', to: 'agent', label: '下发方向策略' },
      { from: 'agent', to: 'log', label: '上报使用记录' },
    ],
  },
  steps: [
    { title: '接上你的设备', text: '终端装客户端，云桌面装代理，设备按序列号登记。' },
    { title: '走一遍安装、断点和烧录', text: '用你的工具链实测，结果记入验收清单。' },
    { title: '接入实验室样机', text: '管理服务统一下发准入、预约与数据方向。' },
  ],
  case: {
    title: '研发上云不丢真机',
    customer: '某移动终端厂商研发中心',
    challenge: '源码集中到云桌面后，开发者仍需频繁真机调试与刷机，通用USB映射经常中断。',
    solution: '部署MDW，以ADB协议级转发和模式切换自动重连支撑日常调试，并限制把桌面上的文件拷到手机。',
    outcome: '开发者在原有工具链中完成调试，源码始终留在数据中心。',
    illustrative: 'yes',
    figures: [],
  },
  trialCall: {
    title: '带上你的板子来试',
    text: '用你的设备和工具链走一遍安装、断点和烧录，结果记入验收清单。',
  },
} satisfies BaseTranslation

export default cn_solution_mdw
