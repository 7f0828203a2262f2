import { diagram, share, tiers } from '#i18n/cn/products/shared.ts'
import type { BaseTranslation } from '../../i18n-types.ts'

const cn_solutions = {
  name: '{name:string}解决方案',
  tasks: {
    product: '产品',
    fit: '适合',
    needs: '前提',
    of: {
      av: {
        task: '外包与第三方运维审计',
        fit: '银行、设计院、外包较多的企业',
        needs: '桌面或应用主机上可以安装代理',
      },
      dsc: { task: '网间文件交换', fit: '研发制造、政务、金融', needs: '两侧网络各留一个可接入的网口' },
      centerview: { task: '桌面云运维与巡检', fit: '大型企业、医院、多分支机构', needs: '不更换现有桌面云' },
      mvda: {
        task: '桌面与应用集中交付',
        fit: '银行网点、政务、学校、外包团队',
        needs: '可复用现有服务器与虚拟化平台',
      },
      a2m: {
        task: '老系统移动审批与现场录入',
        fit: '集团企业、医院、外勤团队',
        needs: '原应用能在会话主机上运行',
      },
      mdw: {
        task: '研发上云与真机调试',
        fit: '终端厂商、汽车电子、物联网',
        needs: '已有或计划建设研发云桌面',
      },
    },
  },
  nav: {
    label: '本页内容',
    features: '特点',
    scenarios: '场景',
    architecture: '架构',
    case: '案例',
  },
  headings: {
    features: '方案特点',
    scenarios: '应用场景',
    architecture: '部署架构',
    case: '成功案例',
    related: '相关产品与方案',
  },
  crumb: {
    label: '面包屑',
    home: '首页',
    solutions: '解决方案',
  },
  actions: {
    trial: '申请试用',
    product: '查看产品',
    architecture: '查看部署架构',
    print: '打印',
  },
  case: {
    customer: '客户',
    challenge: '难点',
    approach: '做法',
    outcome: '结果',
    illustrative: '示例',
    illustrativeNote: '标有“示例”的案例用于说明用法，不指向具体客户。',
  },
  tiers,
  diagram,
  share,
  print: {
    document: '解决方案资料',
    printedOn: '打印日期：{date:string}',
    address: '网页地址：{url:string}',
    note: '内容以网页最新版本为准。',
  },
} satisfies BaseTranslation

export default cn_solutions
