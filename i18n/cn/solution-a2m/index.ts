import * as shared from '#i18n/cn/product-a2m/shared.ts'
import type { BaseTranslation } from '../../i18n-types.ts'

const cn_solution_a2m = {
  category: shared.category,
  title: '先让老系统上手机，再决定要不要重写',
  titleClauses: ['先让老系统上手机，', '再决定要不要重写'],
  lead: '审批卡在出差的人手里，一线人员把数据抄在纸上回来补录，而系统只有PC客户端。重写要排期、要预算，还要承担风险。A2M先把用得最多的几个界面变成手机页面，原系统一行代码不改。',
  seo: {
    title: 'PC应用移动化解决方案',
    description:
      'ERP、OA和业务系统只有PC客户端，怎样先用上手机：A2M方案说明适合移动化的功能、页面做法、身份与数据保护、部署架构和案例，并提供试用。',
  },
  features: [
    { title: '不动原系统', text: '在会话侧识别窗口、控件和表格，不需要源代码，供应商不再维护的系统也能做。' },
    {
      title: '在手机上真的好用',
      text: '日期、下拉和长列表换成原生控件，只显示当前步骤要的字段，不用放大缩小。',
    },
    { title: '手机能力接进流程', text: '拍照、扫码、定位和手写签名直接进入原有步骤，不再补录。' },
    {
      title: '沿用原有权限',
      text: '业务逻辑、权限和数据仍在原系统，移动端不缓存业务文件，支持水印和闲置锁定。',
    },
    { title: '从员工已有的入口进', text: '接入企业微信、钉钉、飞书或自有App，待办一点直达。' },
  ],
  scenarios: [
    { title: '集团审批', text: '采购、付款、用章审批在手机上完成，出差期间不积压。' },
    { title: '现场巡检与盘点', text: '边走边填，照片和位置直接进原系统。' },
    { title: '医院床旁', text: '平板扫腕带、查化验、录护理记录。' },
    { title: '无源码的老系统', text: '先移动化再看使用数据，决定重写的先后。' },
  ],
  architecture: shared.architecture,
  steps: [
    { title: '选一个最常用的审批', text: '准备测试账号和操作步骤，原应用在会话主机上运行。' },
    { title: '做出可以点的页面', text: '在会话侧识别界面，按规则生成移动页面，不改源代码。' },
    { title: '按部门灰度发布', text: '规则有版本，出错可以回退；再按使用数据扩大范围。' },
  ],
  case: shared.customerCase,
  trialCall: {
    title: '选一个最常用的审批',
    text: '准备一个测试账号和操作步骤，试用期内做出可以点的页面。',
  },
} satisfies BaseTranslation

export default cn_solution_a2m
