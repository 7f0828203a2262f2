// what both the product page and the solution page say

export const category = '桌面与应用交付'

export const console = {
  id: 'console',
  tier: 'control',
  name: '管理控制台',
  role: '维护镜像、桌面池、策略、授权与报表。',
}

export const storage = {
  id: 'storage',
  tier: 'data',
  name: '镜像与用户数据存储',
  role: '保存系统镜像、用户配置和个人数据。',
}

export const directory = {
  id: 'directory',
  tier: 'integration',
  name: '目录与认证服务',
  role: '提供AD/LDAP身份、组信息和多因素认证。',
}

export const gatewayToBroker = { from: 'gateway', to: 'broker', label: '认证与资源列表' }

export const brokerToDirectory = { from: 'broker', to: 'directory', label: '校验身份与组' }

export const brokerToPool = { from: 'broker', to: 'pool', label: '分配、开机与会话管理' }

export const gatewayToPool = { from: 'gateway', to: 'pool', label: '转发显示协议' }

export const poolToStorage = { from: 'pool', to: 'storage', label: '读写镜像与用户数据' }

export const consoleToBroker = { from: 'console', to: 'broker', label: '配置策略与授权' }

export const broker = {
  id: 'broker',
  tier: 'control',
  name: '连接代理',
  role: '认证用户、匹配授权、分配桌面或应用会话。',
}

export const endpointToGateway = { from: 'endpoint', to: 'gateway', label: 'TLS加密接入' }

export const customerCase = {
  title: '网点桌面集中交付',
  customer: '某区域性农商银行',
  challenge: '网点PC型号繁杂，补丁与软件升级依赖现场人员，故障处理往返耗时。',
  solution: '以池化桌面承载柜面与办公业务，外设逐类授权，网点更换为瘦终端。',
  outcome: '系统更新由逐台维护变为维护模板，设备故障时更换终端即可继续办公。',
  illustrative: 'yes',
  figures: [],
}
