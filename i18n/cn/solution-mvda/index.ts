import * as shared from '#i18n/cn/product-mvda/shared.ts'
import type { BaseTranslation } from '../../i18n-types.ts'

const cn_solution_mvda = {
  category: shared.category,
  title: '网点、工位、路上，用的是同一个桌面',
  titleClauses: ['网点、工位、路上，', '用的是同一个桌面'],
  lead: '几百台PC分散在各处，补丁靠人跑，数据留在硬盘里，外包人员一走还要逐台清理。把桌面和应用收到数据中心统一交付，终端只负责显示和输入，换设备、换地点、换人都不用重装。',
  seo: {
    title: '虚拟桌面与应用交付解决方案',
    description:
      '网点、办公、研发和远程人员统一使用数据中心里的桌面与应用：MVDA方案说明交付方式、外设与网络要求、部署架构和参考案例，并提供试用申请入口。',
  },
  features: [
    {
      title: '现场少跑一趟',
      text: '系统、补丁和软件在模板里改一次，分批发布到各网点，出错可以回退；终端坏了换一台即可登录。',
    },
    {
      title: '数据不跟着设备走',
      text: '文件和业务数据留在数据中心，剪贴板、本地磁盘、打印和截屏按人、按终端、按网络位置分别放开。',
    },
    {
      title: '外设照用',
      text: '高拍仪、身份证读卡器、UKey、打印机等柜面外设按类型选择优化通道或USB重定向，试用时逐一验证。',
    },
    {
      title: '外网只暴露一个入口',
      text: '远程人员只连安全接入网关，内部桌面地址不对外；加密传输，支持多因素认证和终端准入检查。',
    },
    { title: '旧服务器接着用', text: '对接主流虚拟化平台与存储，先用一个桌面池试点，再按实测数据扩容。' },
  ],
  scenarios: [
    { title: '银行网点', text: '柜面与办公共用一套平台，网点换成瘦终端，新业务软件统一下发。' },
    { title: '政务大厅与办公', text: '窗口与后台人员按岗位分配桌面，人员轮岗时权限随身份走。' },
    { title: '研发与外包', text: '按项目发放桌面，到期自动回收，代码不出数据中心。' },
    { title: '学校机房', text: '按课程切换镜像，课后还原，同一间机房给不同专业使用。' },
  ],
  architecture: {
    summary:
      '远程终端只经网关进入，网点终端经网关接入，也可在内网直连桌面；连接代理与网关集群部署，桌面与应用会话主机运行在现有虚拟化平台上。',
    components: [
      { id: 'branch', tier: 'client', name: '网点与办公终端', role: '瘦终端或旧PC，连接柜面与办公外设。' },
      { id: 'remote', tier: 'client', name: '远程终端', role: '员工的笔记本、平板和手机。' },
      {
        id: 'gateway',
        tier: 'edge',
        name: '接入网关集群',
        role: '部署在边界区，是外网唯一入口，终结TLS并代理显示协议。',
      },
      { ...shared.broker, name: '连接代理集群' },
      shared.console,
      { id: 'pool', tier: 'resource', name: '桌面与应用资源池', role: '专属桌面、池化桌面和应用会话主机。' },
      shared.storage,
      shared.directory,
    ],
    links: [
      { ...shared.endpointToGateway, from: 'remote' },
      { from: 'branch', to: 'gateway', label: '内网接入，也可直连桌面' },
      shared.gatewayToBroker,
      shared.brokerToDirectory,
      shared.brokerToPool,
      shared.gatewayToPool,
      shared.poolToStorage,
      shared.consoleToBroker,
    ],
  },
  steps: [
    { title: '先用一个桌面池试点', text: '对接现有虚拟化平台与存储，网点终端经网关接入。' },
    { title: '用实际链路走一天业务', text: '带上终端、外设清单和一个业务软件，外设逐一验证。' },
    { title: '按实测数据扩容', text: '按并发用户数、每桌面资源和峰值登录核算容量，连接代理与网关集群部署。' },
  ],
  case: shared.customerCase,
  trialCall: {
    title: '从一个网点开始试用',
    text: '带上您的终端、外设清单和一个业务软件，用实际链路走完一天的业务。',
  },
} satisfies BaseTranslation

export default cn_solution_mvda
