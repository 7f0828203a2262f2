// what both the product page and the solution page say

export const category = '移动化'

export const architecture = {
  summary: '原应用仍运行在会话主机上，A2M转换服务在会话侧识别界面并生成移动页面，移动端经安全网关访问。',
  components: [
    {
      id: 'mobile',
      tier: 'client',
      name: '移动终端',
      role: '手机、平板上的A2M客户端或企业应用内的H5页面。',
    },
    { id: 'gateway', tier: 'edge', name: '安全接入网关', role: '统一入口，提供加密、认证和终端准入。' },
    {
      id: 'transform',
      tier: 'control',
      name: '界面转换服务',
      role: '识别窗口与控件，按规则生成移动页面，并把操作回传给原应用。',
    },
    {
      id: 'designer',
      tier: 'control',
      name: '规则设计器',
      role: '编排字段、步骤和布局，管理规则版本与灰度。',
    },
    { id: 'host', tier: 'resource', name: '应用会话主机', role: '运行原PC应用的会话环境，按用户隔离。' },
    { id: 'backend', tier: 'data', name: '业务系统与数据库', role: '原有业务后台，逻辑、权限与数据不变。' },
    {
      id: 'idp',
      tier: 'integration',
      name: '身份与消息平台',
      role: 'AD/LDAP、单点登录以及企业微信、钉钉等消息通道。',
    },
  ],
  links: [
    { from: 'mobile', to: 'gateway', label: 'HTTPS访问' },
    { from: 'gateway', to: 'idp', label: '认证与单点登录' },
    { from: 'gateway', to: 'transform', label: '页面与操作数据' },
    { from: 'transform', to: 'host', label: '识别界面、回传操作' },
    { from: 'host', to: 'backend', label: '沿用原有连接' },
    { from: 'designer', to: 'transform', label: '发布规则' },
    { from: 'transform', to: 'idp', label: '推送待办消息' },
  ],
}

export const customerCase = {
  title: '审批不再等回到工位',
  customer: '某能源集团',
  challenge: 'ERP客户端仅能在PC使用，出差期间审批积压，重写移动端的周期与费用难以接受。',
  solution: '用A2M将采购、付款和用章审批重构为移动页面，接入企业微信待办与单点登录。',
  outcome: '常用审批可在手机上完成，原系统无需改造。',
  illustrative: 'yes',
  figures: [],
}
