import type { ProductKey } from '#contract/products.ts'
import type { IndustryKey } from '#contract/texts/fact-kinds.ts'
import { numbers } from '#i18n/cn/about/shared.ts'
import { steps } from '#i18n/cn/trial/shared.ts'
import type { BaseTranslation } from '../../i18n-types.ts'

const cn_home = {
  seo: {
    title: '桌面虚拟化与云软件',
    description:
      '桌面虚拟化与云软件厂商，六个产品覆盖桌面与应用交付、移动化、真机调试、文件管控、录屏审计与运维监控，可以在您自己的终端和网络里免费试用。',
  },
  title: '桌面虚拟化与云软件',
  // Names of the parts of the page that have an address of their own (/cn/functions, /cn/relation ...).
  sections: {
    products: '重点产品',
    functions: '三项能力',
    relation: '产品关系',
    solutions: '解决方案',
    numbers: '数字',
    customers: '客户',
    honours: '荣誉与资质',
    trial: '申请试用',
  },
  // On `/` for a browser that prefers English, so in English in both languages.
  englishOffer: {
    text: 'This page is also available in English.',
    linkText: 'Read it in English',
    dismiss: 'Dismiss',
  },
  carousel: {
    role: '轮播',
    slideRole: '幻灯片',
    slideOf: '第{n:number}张，共{m:number}张：{name:string}',
    previous: '上一张',
    next: '下一张',
    tabs: '选择产品',
    trialText: '申请试用',
    // from first to last
    shown: ['mvda', 'centerview', 'dsc', 'av'] as ProductKey[],
    slides: {
      mvda: {
        category: '桌面与应用交付',
        title: '桌面与应用，送达每一块需要的屏幕',
        content:
          '操作系统、应用和数据集中在数据中心，连接代理按身份分配桌面或单个应用，再经安全接入网关把画面送到终端。',
        buttonText: '了解MVDA',
      },
      dsc: {
        category: '数据安全',
        title: '文件可以流动，边界始终清楚',
        content:
          '企业网盘、文件外发管控和安全域之间的文件摆渡，放进同一台1U设备。文件只走一条有审批、有检测、有记录的通道。',
        buttonText: '了解DSC',
      },
      centerview: {
        category: '运维管理',
        title: '问题发现在报障之前，原因定位在争论之前',
        content: '把桌面云的各个环节放到同一条时间线上，检索过去4小时内的任意会话，看清是哪一段慢。',
        buttonText: '了解CenterView',
      },
      av: {
        category: '安全审计',
        title: '桌面上做过什么，搜一下，就能回放',
        content: '在会话内按策略录屏，同时记下行为事件；搜到一条记录，就能从那一刻的画面看起。',
        buttonText: '了解AuditView',
      },
      a2m: {
        category: '移动化',
        title: 'PC应用不推倒重来，也能用得像手机应用',
        content:
          '在应用会话侧识别界面元素，重组为适合触屏的列表、表单和按钮。业务逻辑、权限和数据仍由原系统负责。',
        buttonText: '了解A2M',
      },
      mdw: {
        category: '研发支撑',
        title: '代码留在云端，真机就在手边',
        content:
          '在终端与云桌面之间为调试设备建立专用通道，在协议层转发ADB、JTAG/SWD和串口数据，设备切换模式后自动重连。',
        buttonText: '了解MDW',
      },
    },
  },
  functions: {
    heading: '桌面集中之后，三件事更省力',
    text: '交付应用、管控文件、日常运维，都不必逐台处理。',
    items: {
      deliver: {
        title: '集中交付，随处可用',
        content: '桌面、单个应用、手机页面，一套平台按身份发放到任意终端，数据留在数据中心。',
        buttonText: '查看交付方案',
      },
      guard: {
        title: '边界清楚，过程可查',
        content: '文件只走一条受控通道，会话画面与行为事件可检索、可回放、可追溯。',
        buttonText: '查看安全方案',
      },
      operate: {
        title: '先于用户发现问题',
        content: '终端到存储的每一段都在同一条时间线上，自动巡检每年节省60人天。',
        buttonText: '查看运维方案',
      },
    },
  },
  relation: {
    heading: '六个产品，同一条会话路径',
    text: '一次会话从终端到数据要经过五个区域。六个产品各管一段，可单独上线，也可逐步组合。',
    // a zero-width space: where the narrow column may break
    zones: ['终端', '接入', '控制', '桌面与\u200b应用', '数据'],
    products: {
      mvda: {
        role: '交付主干，贯穿整条会话路径',
        covers: '终端到数据',
      },
      a2m: {
        role: '把PC应用界面变成手机页面',
        covers: '终端到桌面与应用',
      },
      mdw: {
        role: '让手边的真机接到云桌面',
        covers: '终端到桌面与应用',
      },
      av: {
        role: '录下会话的画面与事件',
        covers: '控制到数据',
      },
      dsc: {
        role: '文件进出与跨域摆渡的唯一通道',
        covers: '接入到数据',
      },
      centerview: {
        role: '每一段都采样，汇到同一条时间线',
        covers: '终端到数据',
      },
    },
    compareText: '按需求比较六个产品',
  },
  solutionList: {
    heading: '解决方案',
    items: {
      av: {
        title: '外包与第三方运维审计',
        tags: ['外包与第三方运维', '金融与政务敏感岗位', '研发与设计资料保护'],
      },
      dsc: {
        title: '网间文件交换',
        tags: ['研发网与办公网之间', '内网与互联网区之间', '总部与分支机构'],
      },
      centerview: {
        title: '桌面云运维与巡检',
        tags: ['日常运维值守', '报障快速定位', '扩容与版本升级'],
      },
      mvda: {
        title: '桌面与应用集中交付',
        tags: ['安全办公', '分支网点与柜面', '研发与外包团队'],
      },
      a2m: {
        title: '老系统移动审批与现场录入',
        tags: ['移动审批与查询', '外勤与现场作业', '医疗移动查房'],
      },
      mdw: {
        title: '研发上云与真机调试',
        tags: ['Android应用开发', '嵌入式固件开发', '车载与智能硬件联调'],
      },
    },
  },
  numbers: {
    heading: '十五年，只做桌面这一件事',
    items: numbers,
  },
  customers: {
    heading: '客户怎么用',
    text: '第一例为客户实测结果，其余为各行业典型用法，不对应具体客户。',
    sourced: '客户案例',
    story: '查看经过',
    illustrative: '示例',
    first: {
      product: 'centerview',
      who: '某大型企业桌面云运维团队',
      fewer: { value: '26%', text: '报障量下降' },
      faster: { value: '50%', text: '处理效率提升' },
    },
    // from top to bottom
    shown: ['finance', 'manufacturing', 'public', 'healthcare', 'energy'] as IndustryKey[],
    industries: {
      finance: {
        name: '金融',
        uses: [
          { product: 'av', who: '某省级银行', what: '外包会话从“有日志”到“有过程”' },
          { product: 'mvda', who: '某区域性农商银行', what: '网点桌面集中交付' },
        ],
      },
      manufacturing: {
        name: '制造与研发',
        uses: [
          { product: 'av', who: '某工程设计院', what: '设计图纸流转可追溯' },
          { product: 'dsc', who: '某装备制造企业研究院', what: '版本交付告别U盘' },
          { product: 'mdw', who: '某移动终端厂商研发中心', what: '研发上云不丢真机' },
          { product: 'mdw', who: '某汽车电子供应商', what: '样机集中管理与远程联调' },
        ],
      },
      public: {
        name: '政务与教育',
        uses: [
          { product: 'dsc', who: '某市级政务服务机构', what: '对外材料可控交付' },
          { product: 'mvda', who: '某职业院校', what: '校园实训环境按课切换' },
        ],
      },
      healthcare: {
        name: '医疗',
        uses: [
          { product: 'centerview', who: '某三级医院信息中心', what: '把巡检交给系统' },
          { product: 'a2m', who: '某综合医院', what: '床旁查询与录入' },
        ],
      },
      energy: {
        name: '能源',
        uses: [{ product: 'a2m', who: '某能源集团', what: '审批不再等回到工位' }],
      },
    },
  },
  honours: {
    heading: '荣誉与资质',
    text: '软件著作权与软件产品登记、高新技术企业、信息安全与质量管理体系。证书编号和扫描件请向销售索取。',
    buyingText: '采购须知',
    linkText: '联系销售',
  },
  newsTeaser: {
    heading: '新闻动态',
    all: '查看全部新闻',
  },
  trialEntry: {
    heading: '在您的环境里试一试',
    text: '填写申请，售前工程师按您的终端、网络和应用给出试用方案。',
    steps,
  },
} satisfies BaseTranslation

export default cn_home
