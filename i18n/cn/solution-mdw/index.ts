import * as shared from '#i18n/cn/product-mdw/shared.ts'
import type { BaseTranslation } from '../../i18n-types.ts'

const cn_solution_mdw = {
  category: shared.category,
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
      text: '安装、日志、推送、拉取分别授权，推送文件和存储类接口默认不可用，每次操作都有记录。',
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
      shared.channel,
      shared.manager,
      shared.agent,
      shared.ide,
      shared.log,
    ],
    links: [
      { ...shared.clientToChannel, from: 'desk' },
      { from: 'lab', to: 'channel', label: '预约后映射' },
      shared.channelToAgent,
      shared.agentToIde,
      { from: 'manager', to: 'lab', label: '下发准入与预约' },
      shared.managerToAgent,
      shared.agentToLog,
    ],
  },
  steps: [
    { title: '接上您的设备', text: '终端装客户端，云桌面装代理，设备按序列号登记。' },
    { title: '走一遍安装、断点和烧录', text: '用您的工具链实测，结果记入验收清单。' },
    { title: '接入实验室样机', text: '管理服务统一下发准入、预约与数据方向。' },
  ],
  case: shared.customerCase,
  trialCall: {
    title: '带上您的板子来试',
    text: '用您的设备和工具链走一遍安装、断点和烧录，结果记入验收清单。',
  },
} satisfies BaseTranslation

export default cn_solution_mdw
