import * as shared from '#i18n/cn/product-dsc/shared.ts'
import type { BaseTranslation } from '../../i18n-types.ts'

const cn_solution_dsc = {
  category: shared.category,
  title: '两个网之间，只留一条管得住的通道',
  titleClauses: ['两个网之间，', '只留一条管得住的通道'],
  lead: '网络隔开之后，文件还是要来往。U盘、临时共享和聊天工具成了绕行的小路，出了问题，查不到谁传了哪份文件、由谁批准。DSC在两侧之间放一台1U设备，把申请、检测、审批和摆渡变成一条有记录的流程。',
  seo: {
    title: '安全域间文件交换解决方案',
    description:
      '研发网与办公网、内网与互联网区之间怎样交换文件：DSC方案把申请、检测、审批与摆渡放进一台1U设备，有4 TB和8 TB两种容量，全程都有记录。',
  },
  features: [
    {
      title: '告别U盘',
      text: '导出、导入都走同一条通道，用户在网页或云桌面里提交申请即可，不必再找人拷盘。',
    },
    {
      title: '谁批准，有据可查',
      text: `按密级、部门和方向匹配审批流程，支持会签和代理。${shared.exception}`,
    },
    {
      title: '有害文件进不来',
      text: '逐层解包后查杀病毒、识别真实类型和敏感内容，命中规则的转人工复核或直接拦截。',
    },
    { title: '发错了能收回', text: '对外用链接代替附件，设有效期、下载次数和提取码，发错可以一键收回。' },
    {
      title: '查得到每一份',
      text: '上传、下载、审批、摆渡和外发都有记录，可按人员、文件或区域追溯，原件按周期留存。',
    },
    { title: '只需上架一台设备', text: '1U机架式软硬件一体机，4 TB或8 TB两种型号，可单机，也可主备。' },
  ],
  scenarios: [
    { title: '制造与研发', text: '版本包、图纸和测试报告从研发网导出，供应商资料查杀后导入。' },
    { title: '政务与公共服务', text: '对外材料以链接发送，超期失效，错发可收回。' },
    { title: '金融机构', text: '生产、办公与互联网区之间按方向设置不同审批，检查时调取完整记录。' },
    { title: '桌面云用户', text: '云桌面关闭本地磁盘和剪贴板后，文件从DSC进出。' },
  ],
  architecture: shared.architecture,
  steps: [
    { title: '接入两个测试网段', text: '设备以不同网口分别接入两侧，单向或双向按策略设定。' },
    { title: '走完一次导出与导入', text: '用您的审批流程，从申请、检测、审批到写入目的区域。' },
    { title: '上架到正式网络', text: '按近三个月的文件往来量选4 TB或8 TB，单机或主备部署。' },
  ],
  case: shared.customerCase,
  trialCall: {
    title: '先摆渡一份文件试试',
    text: '试用设备可先接入两个测试网段，按您的审批流程走完一次导出与导入。',
  },
} satisfies BaseTranslation

export default cn_solution_dsc
