// what both the product page and the solution page say

export const category = '研发支撑'

export const channel = {
  id: 'channel',
  tier: 'edge',
  name: '虚拟通道',
  role: '复用桌面会话或独立加密连接承载调试数据，支持压缩与续连。',
}

export const agent = {
  id: 'agent',
  tier: 'resource',
  name: 'MDW桌面代理',
  role: '在云桌面内还原为本地ADB服务、调试探针或串口。',
}

export const ide = {
  id: 'ide',
  tier: 'resource',
  name: '开发工具链',
  role: '运行在云桌面中的IDE、编译器与调试器。',
}

export const manager = {
  id: 'manager',
  tier: 'control',
  name: '管理与策略服务',
  role: '维护设备白名单、方向策略、预约与授权。',
}

export const log = {
  id: 'log',
  tier: 'data',
  name: '审计日志',
  role: '记录设备接入、安装、烧录与文件传输事件。',
}

export const channelToAgent = { from: 'channel', to: 'agent', label: '加密传输' }

export const agentToIde = { from: 'agent', to: 'ide', label: '呈现为本地设备' }

export const managerToAgent = { from: 'manager', to: 'agent', label: '下发方向策略' }

export const agentToLog = { from: 'agent', to: 'log', label: '上报使用记录' }

export const clientToChannel = { from: 'client', to: 'channel', label: '协议级转发' }

export const customerCase = {
  title: '研发上云不丢真机',
  customer: '某移动终端厂商研发中心',
  challenge: '源码集中到云桌面后，开发者仍需频繁真机调试与刷机，通用USB映射经常中断。',
  solution: '部署MDW，以ADB协议级转发和模式切换自动重连支撑日常调试，并禁止把桌面上的文件推送到手机。',
  outcome: '开发者在原有工具链中完成调试，源码始终留在数据中心。',
  illustrative: 'yes',
  figures: [],
}
