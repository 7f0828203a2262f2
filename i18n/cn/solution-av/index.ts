import * as shared from '#i18n/cn/product-av/shared.ts'
import type { BaseTranslation } from '../../i18n-types.ts'

const cn_solution_av = {
  category: shared.category,
  title: '谁做了什么，回放就清楚',
  titleClauses: ['谁做了什么，', '回放就清楚'],
  lead: '桌面云的连接日志只有登录和退出，检查问起过程，只能靠人回忆和拼凑。AuditView在会话内按策略录屏并采集行为事件，检索到一条记录，就能从那一刻的画面开始看。',
  seo: {
    title: '桌面操作录屏审计解决方案',
    description:
      '外包运维、敏感岗位和研发桌面的操作怎样留下可检索的过程：AuditView方案说明录制范围、告知要求、存储规划、分权审计和部署架构，并附案例。',
  },
  features: [
    {
      title: '只录该录的',
      text: '按人员、桌面池、应用或时段划定范围，敏感应用一打开就触发，存储花在需要的地方。',
    },
    {
      title: '直接找到那一刻',
      text: '应用、窗口标题、网址和文件名都可检索，结果直接定位到画面，不用从头拖进度条。',
    },
    {
      title: '先看最可疑的',
      text: '以岗位和个人历史为基线，非工作时段访问、批量打开文件等行为按风险分值排序。',
    },
    { title: '审计员也受审计', text: '系统、安全、审计三权分立，录像加密并逐段校验，查看和导出同样留痕。' },
    { title: '员工知情', text: '登录时明示告知，会话内有录制标识，便于配合内部制度与个人信息保护要求。' },
  ],
  scenarios: [
    { title: '外包与驻场运维', text: '外包桌面池全程录制，出现争议看回放。' },
    { title: '银行敏感岗位', text: '接触客户信息和资金指令的应用触发录制，抽查时按人员和应用调取。' },
    { title: '设计与研发', text: '图纸、代码批量打开或外设接入时告警，配合水印追溯拍屏。' },
    { title: '服务台', text: '偶发故障回看当时画面，不用等它再次出现。' },
  ],
  architecture: {
    summary:
      '会话代理随桌面镜像下发，与显示协议无关；采集、分析和存储按规模分开部署，在线录像到期后转入归档存储。',
    components: [
      shared.portal,
      shared.policy,
      shared.collector,
      shared.analysis,
      {
        id: 'agent',
        tier: 'resource',
        name: '会话录制代理',
        role: '运行在被审计的桌面与应用主机中，采集并加密缓存。',
      },
      { id: 'storage', tier: 'data', name: '在线录像存储', role: '保存周期内的录像与校验信息，供随时回放。' },
      { id: 'archive', tier: 'data', name: '归档存储', role: 'NAS或对象存储，存放到期归档的录像。' },
      { id: 'identity', tier: 'integration', name: '身份源', role: '提供AD/LDAP用户、部门与组信息。' },
      { id: 'siem', tier: 'integration', name: '日志平台', role: '接收告警，可以是SIEM或Syslog平台。' },
    ],
    links: [
      shared.policyToAgent,
      shared.agentToCollector,
      shared.collectorToStorage,
      shared.collectorToAnalysis,
      { from: 'storage', to: 'archive', label: '到期归档' },
      shared.portalToAnalysis,
      shared.portalToStorage,
      { ...shared.integrationToPolicy, from: 'identity' },
      { ...shared.analysisToIntegration, to: 'siem' },
    ],
  },
  steps: [
    { title: '选一个桌面池', text: '外包或敏感岗位优先，会话代理随桌面镜像下发。' },
    { title: '实测开销与存储', text: '用真实业务桌面测资源开销和每天的存储占用。' },
    { title: '再决定范围', text: '按人员、桌面池、应用或时段划定，采集、分析和存储分开部署。' },
  ],
  case: shared.customerCase,
  trialCall: {
    title: '先录一个桌面池',
    text: '选一个外包或敏感岗位桌面池，实测资源开销和每天的存储占用，再决定范围。',
  },
} satisfies BaseTranslation

export default cn_solution_av
