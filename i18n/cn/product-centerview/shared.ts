// what both the product page and the solution page say

export const category = '运维管理'

export const architecture = {
  summary: '以轻量采集为主：会话与终端侧由代理上报，平台侧通过接口读取，指标、会话与告警统一汇入分析中心。',
  components: [
    {
      id: 'tool',
      tier: 'client',
      name: '用户终端工具',
      role: '运行在用户终端，采集网络质量、客户端版本和外设状态，支持一键自检。',
    },
    {
      id: 'userportal',
      tier: 'client',
      name: '用户门户',
      role: '提供桌面自助操作、公告、知识库和报障入口。',
    },
    {
      id: 'agent',
      tier: 'resource',
      name: '桌面采集代理',
      role: '在虚拟桌面内采集登录阶段、会话性能和进程资源数据。',
    },
    {
      id: 'connector',
      tier: 'integration',
      name: '平台连接器',
      role: '通过接口读取连接代理、接入网关、虚拟化与存储平台的状态。',
    },
    {
      id: 'core',
      tier: 'control',
      name: '监控分析中心',
      role: '关联指标与会话，执行巡检、体验评分、告警归并和容量预测。',
    },
    {
      id: 'tsdb',
      tier: 'data',
      name: '指标与会话库',
      role: '保存时序指标、会话明细和巡检结果，支撑4小时会话检索与趋势分析。',
    },
    {
      id: 'console',
      tier: 'client',
      name: '管理员控制台',
      role: '呈现总览、拓扑、会话检索、巡检报告与告警处理。',
    },
  ],
  links: [
    { from: 'tool', to: 'core', label: '上报自检与诊断信息' },
    { from: 'userportal', to: 'core', label: '自助操作与报障' },
    { from: 'agent', to: 'core', label: '上报会话与登录阶段数据' },
    { from: 'connector', to: 'core', label: '读取平台状态' },
    { from: 'core', to: 'tsdb', label: '写入与查询' },
    { from: 'console', to: 'core', label: '检索、巡检与告警处理' },
    { from: 'core', to: 'userportal', label: '推送公告与处理进度' },
  ],
}

export const customerCase = {
  title: '报障量下降26%，处理效率提升50%',
  customer: '某大型企业桌面云运维团队',
  challenge: '报障集中在登录慢与卡顿，服务台缺少现场数据，工单在终端、网络与平台团队之间反复转派。',
  solution: '上线CenterView会话检索、自动巡检、用户门户与用户终端工具，报障单自动携带诊断信息。',
  outcome: '报障量下降26%，故障处理效率提升50%。',
  illustrative: 'no',
  figures: [
    { value: '26%', label: '报障量下降' },
    { value: '50%', label: '故障处理效率提升' },
  ],
}
