import type { BaseTranslation } from '../../i18n-types.ts'

const cn_solution_dsc = {
  category: '数据安全',
  title: '两个网之间，只留一条管得住的通道',
  titleClauses: ['两个网之间，', '只留一条管得住的通道'],
  lead: '网络隔开之后，文件还是要来往。U盘、临时共享和聊天工具成了绕行的小路，出了问题，查不到谁传了哪份文件、由谁批准。DSC在两侧之间放一台1U设备，把申请、检测、审批和摆渡变成一条有记录的流程。',
  seo: {
    title: '安全域间文件交换解决方案',
    description:
      '研发网与办公网、内网与互联网区之间怎样交换文件：DSC方案把申请、检测、审批与摆渡放进一台1U设备，有4TB和8TB两种容量，全程都有记录。',
  },
  features: [
    {
      title: '收回U盘',
      text: '导出、导入都走同一条通道，用户在网页或云桌面里提交申请即可，不必再找人拷盘。',
    },
    {
      title: '谁同意的说得清',
      text: '按密级、部门和方向匹配审批流程，支持会签和代理；急件可先发后审，记录照样完整。',
    },
    {
      title: '坏文件进不来',
      text: '逐层解包后查杀病毒、识别真实类型和敏感内容，命中规则的转人工复核或直接拦截。',
    },
    { title: '发错了能收回', text: '对外用链接代替附件，设有效期、下载次数和提取码，发错可以一键收回。' },
    {
      title: '查得到每一份',
      text: '上传、下载、审批、摆渡和外发都有记录，可按人员、文件或区域追溯，原件按周期留存。',
    },
    { title: '只需上架一台设备', text: '1U机架式软硬件一体机，4TB或8TB两种型号，可单机，也可主备。' },
  ],
  scenarios: [
    { title: '制造与研发', text: '版本包、图纸和测试报告从研发网导出，供应商资料查杀后导入。' },
    { title: '政务与公共服务', text: '对外材料以链接发送，超期失效，错发可收回。' },
    { title: '金融机构', text: '生产、办公与互联网区之间按方向设置不同审批，检查时调取完整记录。' },
    { title: '桌面云用户', text: '云桌面关闭本地磁盘和剪贴板后，文件从DSC进出。' },
  ],
  architecture: {
    summary:
      '设备以不同网口分别接入两侧安全域，文件先落地、再检测、后审批，通过后才写入目的区域；单向或双向由策略与隔离方式共同决定。',
    components: [
      {
        id: 'zone_a',
        tier: 'client',
        name: 'A区用户',
        role: '在源安全域内通过浏览器、客户端或云桌面上传文件并发起摆渡。',
      },
      {
        id: 'access_a',
        tier: 'edge',
        name: 'A区接入服务',
        role: '提供网盘、上传与申请界面，完成身份认证和权限校验。',
      },
      {
        id: 'inspect',
        tier: 'control',
        name: '内容检测引擎',
        role: '对文件逐层解包，执行病毒查杀、类型识别和敏感内容识别。',
      },
      {
        id: 'approval',
        tier: 'control',
        name: '审批与策略中心',
        role: '匹配审批流程与摆渡策略，产生放行、复核或拦截结论。',
      },
      {
        id: 'exchange',
        tier: 'edge',
        name: '隔离交换单元',
        role: '在两个安全域之间摆渡已放行的文件，不转发网络会话，可配合网闸部署。',
      },
      {
        id: 'storage',
        tier: 'data',
        name: '文件存储',
        role: '设备内置存储，按型号提供4TB或8TB容量，保存网盘文件、摆渡原件与日志。',
      },
      { id: 'zone_b', tier: 'client', name: 'B区接收方', role: '在目的安全域内接收通知、预览和下载文件。' },
    ],
    links: [
      { from: 'zone_a', to: 'access_a', label: 'HTTPS上传与申请' },
      { from: 'access_a', to: 'storage', label: '加密落地' },
      { from: 'storage', to: 'inspect', label: '提交检测' },
      { from: 'inspect', to: 'approval', label: '检测结论' },
      { from: 'approval', to: 'exchange', label: '放行指令' },
      { from: 'exchange', to: 'zone_b', label: '写入目的区并通知' },
      { from: 'approval', to: 'zone_a', label: '审批结果反馈' },
    ],
  },
  steps: [
    { title: '接入两个测试网段', text: '设备以不同网口分别接入两侧，单向或双向按策略设定。' },
    { title: '走完一次导出与导入', text: '用你的审批流程，从申请、检测、审批到写入目的区域。' },
    { title: '上架到正式网络', text: '按近三个月的文件往来量选4TB或8TB，单机或主备部署。' },
  ],
  case: {
    title: '版本交付告别U盘',
    customer: '某装备制造企业研究院',
    challenge: '研发网与办公网物理隔离，版本包和测试报告靠U盘流转，登记不全、病毒难防。',
    solution: '部署DSC建立两网之间的摆渡通道，导出走两级审批，导入强制查杀，原件留存备查。',
    outcome: '文件往来集中到一条可追溯的通道，U盘申请仅保留给例外情况。',
    illustrative: 'yes',
    figures: [],
  },
  trialCall: {
    title: '先摆渡一份文件试试',
    text: '试用设备可先接入两个测试网段，按你的审批流程走完一次导出与导入。',
  },
} satisfies BaseTranslation

export default cn_solution_dsc
