import * as shared from '#i18n/cn/product-centerview/shared.ts'
import type { BaseTranslation } from '../../i18n-types.ts'

const cn_solution_centerview = {
  category: shared.category,
  title: '用户还没来电，值班人员已经知道',
  titleClauses: ['用户还没来电，', '值班人员已经知道'],
  lead: '“桌面卡”这三个字背后可能是终端、网络、网关、虚拟化或存储。每个团队都说自己正常，工单来回转派，用户一直等。CenterView把这些环节放到一条时间线上，过去4小时的会话随时可查，巡检由系统完成。',
  seo: {
    title: '桌面云监控运维解决方案',
    description:
      '桌面云报障怎样快速定位：CenterView方案包括过去4小时会话检索、登录拆解、自动巡检和用户自助，附报障量下降26%、处理效率提升50%的案例。',
  },
  features: [
    {
      title: '接到电话就有现场',
      text: '按姓名检索过去4小时内的会话，当时的时延、丢包、CPU、内存和磁盘都在。',
    },
    {
      title: '慢在哪一步',
      text: '登录耗时拆成认证、分配、开机、连接、组策略、脚本和配置加载，责任清楚，不必争论。',
    },
    {
      title: '巡检不占人',
      text: '每月5人天的人工巡检变为实时完成，每年节省60人天，值班人员只处理异常清单。',
    },
    {
      title: '用户先自助',
      text: '用户门户可以重启、重置桌面和跟踪报障；终端工具一键自检，报障时自动附上诊断。',
    },
    { title: '扩容有依据', text: '体验评分和容量趋势说明何时需要扩容，变更前后可以对比。' },
  ],
  scenarios: [
    { title: '大型企业运维团队', text: '服务台先判断问题属于终端、网络还是平台，再派单。' },
    { title: '医院信息中心', text: '开诊前自动出巡检报告，护士站用终端工具自检外设。' },
    { title: '多分支机构', text: '集中查看各地链路质量和客户端版本，减少现场支持。' },
    { title: '升级与迁移', text: '变更前后对比登录时长和会话时延，效果好坏有数可查。' },
  ],
  architecture: shared.architecture,
  steps: [
    { title: '接入一个桌面池', text: '通过代理与接口接入现有平台。' },
    { title: '用您的巡检清单核算', text: '看清能省多少时间，变更前后可以对比。' },
    { title: '扩展到全部桌面', text: '虚拟机部署，按规模扩展为集群。' },
  ],
  case: shared.customerCase,
  story: {
    legend: '选择阶段',
    stages: {
      before: {
        label: '部署前',
        title: '工单在三个团队之间转',
        text: '报障集中在登录慢与卡顿，服务台缺少现场数据，工单在终端、网络与平台团队之间反复转派。巡检靠人工，每月5人天。',
      },
      deployed: {
        label: '部署',
        title: '四样东西接入现有平台',
        text: '上线CenterView会话检索、自动巡检、用户门户与用户终端工具，报障单自动携带诊断信息。',
      },
      after: {
        label: '部署后',
        title: '电话少了，每一通也更短',
        text: '报障量下降26%，故障处理效率提升50%。巡检由每月5人天变为实时完成，一年省下60人天。',
      },
    },
    reports: '报障量下降',
    handling: '故障处理效率提升',
    days: '人天，每年省下的人工巡检',
    chart:
      '三幅小图。报障量：部署前100，部署后74，下降26%。处理效率：部署前100，部署后150，提升50%。人工巡检：部署前每月5人天、一年60人天，部署后实时完成。',
    note: '线框为部署前，记作100；一格为1人天，一列为一个月。',
  },
  trialCall: {
    title: '接入一个桌面池看看',
    text: '不必更换现有桌面云。先接入一个桌面池，用您的巡检清单核算能省多少时间。',
  },
} satisfies BaseTranslation

export default cn_solution_centerview
