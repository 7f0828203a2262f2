// what both the product page and the solution page say

export const category = '数据安全'

// what is said of the exception wherever the rule is
export const exception =
  '先发后审默认关闭；策略允许的紧急申请只把人工审批放到放行之后，检测照常先做，全程留痕。'

export const architecture = {
  summary: `设备以不同网口分别接入两侧安全域，文件先落地、再检测、后审批，通过后才写入目的区域。${exception}单向或双向由策略与隔离方式共同决定。`,
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
      role: '设备内置存储，按型号提供4 TB或8 TB容量，保存网盘文件、摆渡原件与日志。',
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
}

export const customerCase = {
  title: '版本交付告别U盘',
  customer: '某装备制造企业研究院',
  challenge: '研发网与办公网物理隔离，版本包和测试报告靠U盘流转，登记不全、病毒难防。',
  solution: '部署DSC建立两网之间的摆渡通道，导出走两级审批，导入强制查杀，原件留存备查。',
  outcome: '文件往来集中到一条可追溯的通道，U盘申请仅保留给例外情况。',
  illustrative: 'yes',
  figures: [],
}
