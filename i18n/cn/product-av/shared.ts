// what both the product page and the solution page say

export const category = '安全审计'

export const policy = {
  id: 'policy',
  tier: 'control',
  name: '策略与管理服务',
  role: '维护录制策略、组织架构、角色权限和代理状态。',
}

export const analysis = {
  id: 'analysis',
  tier: 'control',
  name: '索引与行为分析引擎',
  role: '建立检索索引，计算行为基线与风险分值，产生告警。',
}

export const portal = {
  id: 'portal',
  tier: 'client',
  name: '审计门户',
  role: '供审计员检索、回放、标注和出具报告的浏览器界面。',
}

export const policyToAgent = { from: 'policy', to: 'agent', label: '下发录制策略' }

export const agentToCollector = { from: 'agent', to: 'collector', label: 'TLS加密上传画面与事件' }

export const collectorToStorage = { from: 'collector', to: 'storage', label: '写入录像与校验值' }

export const collectorToAnalysis = { from: 'collector', to: 'analysis', label: '推送行为事件' }

export const portalToAnalysis = { from: 'portal', to: 'analysis', label: '检索与风险查询' }

export const portalToStorage = { from: 'portal', to: 'storage', label: '鉴权后流式回放' }

export const integrationToPolicy = { from: 'integration', to: 'policy', label: '同步用户与部门' }

export const analysisToIntegration = { from: 'analysis', to: 'integration', label: '输出告警' }

export const collector = {
  id: 'collector',
  tier: 'control',
  name: '采集网关',
  role: '接收代理上传的录像片段与事件，负责鉴权、限速、负载分担和断点补传。',
}

export const customerCase = {
  title: '外包会话从“有日志”到“有过程”',
  customer: '某省级银行',
  challenge: '外包开发与运维人员通过桌面云接入生产环境，连接日志只能看到登录与退出，检查时难以说明具体操作。',
  solution:
    '为外包桌面池启用全程录屏和登录告知，数据库客户端与文件传输类应用触发高帧率录制，审计员与管理员分权。',
  outcome: '检查抽样时可按人员和应用直接调取画面，过程说明由人工拼凑日志改为检索回放。',
  illustrative: 'yes',
  figures: [],
}
