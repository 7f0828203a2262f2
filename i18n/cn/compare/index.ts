import type { BaseTranslation } from '../../i18n-types.ts'

const cn_compare = {
  title: '按需求比较六个产品',
  titleClauses: ['按需求比较', '六个产品'],
  lead: '先看您要解决的问题，再看由哪个产品解决。选两个或三个放在一起比较，链接可以直接发给同事。',
  seo: {
    title: '六个产品按需求比较',
    description:
      '桌面交付、录屏审计、文件摆渡、监控运维、真机调试、应用移动化，逐项比较AuditView、DSC、CenterView、MVDA、MDW和A2M，选出合适产品。',
  },
  chooser: {
    legend: '选择产品',
    hint: '选两个或三个产品放在一起比较；不选时显示全部六个。',
    submit: '比较',
    clear: '显示全部',
    differences: '只看有差别的需求',
  },
  messages: {
    tooFew: '请再选一个：比较至少需要两个产品。',
    tooMany: '最多同时比较三个，请先去掉一个。',
    unknown: '链接里有不认识的产品，已略过。',
    same: '所选产品在这些需求上没有差别。',
    updated: '正在比较：{names:string}',
  },
  share: {
    label: '分享这次比较',
    copy: '复制链接',
    copied: '链接已复制。',
    failed: '没能复制，请从地址栏复制链接。',
    print: '打印比较表',
    printedOn: '打印日期：{date:string}',
    address: '网页地址：{url:string}',
  },
  table: {
    caption: '按需求比较{names:string}',
    need: '需求',
    legend: '图例',
    trial: '申请试用',
    note: '依据各产品的功能与兼容性资料整理，具体以各版本的资料为准。',
  },
  levels: {
    separator: '：',
    yes: '支持',
    part: '部分支持',
    no: '不涉及',
  },
  productRoles: {
    av: '录屏审计与行为分析',
    dsc: '文档共享与文件摆渡',
    centerview: '监控与运维',
    mvda: '桌面与应用交付',
    mdw: '移动与嵌入式开发',
    a2m: 'PC应用移动化',
  },
  rows: {
    desktops: {
      label: '交付完整桌面',
      help: '给员工一个完整的Windows或国产系统桌面',
      notes: { mvda: '专属、池化与共享会话' },
    },
    apps: {
      label: '只交付单个应用',
      help: '员工只需要一两个业务软件，不需要整个桌面',
      notes: { mvda: '虚拟应用', a2m: '以移动页面形式发布' },
    },
    phone: {
      label: '在手机上用PC应用',
      help: '触屏可点、可输入，不用放大缩小',
      notes: { mvda: '手机可接入，显示原界面', a2m: '重组为触屏页面' },
    },
    devices: {
      label: '接入真实设备',
      help: '外设、手机、开发板等接到云桌面里使用',
      notes: { mvda: '打印机、扫描仪、UKey等办公外设', mdw: '手机、开发板、探针和串口' },
    },
    ferry: {
      label: '跨安全域传文件并审批',
      help: '研发网与办公网、内网与互联网区之间',
      notes: { dsc: '检测、审批后摆渡；先发后审默认关闭' },
    },
    webdisk: {
      label: '企业网盘',
      help: '个人、部门和项目空间，版本与外发链接',
      notes: { dsc: '云桌面内外均可访问' },
    },
    leak: {
      label: '限制数据外流',
      help: '管住剪贴板、磁盘、外发和调试口',
      notes: {
        av: '可提示、锁定或断开会话，水印溯源',
        dsc: '权限、外发链接与内容检测',
        mvda: '剪贴板、磁盘、打印、截屏分别设置',
        mdw: '按设备与数据方向授权',
        a2m: '移动端不缓存业务文件',
      },
    },
    record: {
      label: '录制会话画面',
      help: '事后能看到屏幕上发生了什么',
      notes: { av: '按策略录屏，画面与事件关联检索' },
    },
    risk: {
      label: '发现有风险的行为',
      help: '非工作时段访问、批量打开、敏感内容外发',
      notes: { av: '行为基线与风险分值', dsc: '识别文件里的敏感内容', mdw: '记录设备接入与传输' },
    },
    monitor: {
      label: '监控体验、定位故障',
      help: '用户说卡，要知道卡在哪一段',
      notes: { av: '回放当时画面还原故障', centerview: '过去4小时会话检索、登录拆解' },
    },
    inspect: {
      label: '自动巡检',
      help: '证书、授权、容量和服务状态不靠人查',
      notes: { av: '存储容量趋势预警', centerview: '每年节省60人天' },
    },
    selfservice: {
      label: '用户自助',
      help: '用户自己处理，不必打电话',
      notes: { dsc: '自助申请摆渡与分享', centerview: '用户门户与用户终端工具', mdw: '自助预约样机' },
    },
    weaknet: {
      label: '网络不好也能用',
      help: '分支、远程和移动网络下的表现',
      notes: {
        av: '断网时本地加密缓存，恢复后补传',
        dsc: '断点续传与限速',
        centerview: '检测链路质量，不改善链路',
        mvda: '自适应编码，UDP与TCP自动选择',
        mdw: '合并小包、断线续连',
        a2m: '优先刷新当前区域',
      },
    },
    appliance: {
      label: '一体机交付',
      help: '软硬件一起交付，上架即可初始化',
      notes: {
        av: '软件',
        dsc: '1U，4 TB或8 TB',
        centerview: '软件',
        mvda: '软件，可复用现有服务器',
        mdw: '软件',
        a2m: '软件',
      },
    },
    thirdparty: {
      label: '不依赖MVDA',
      help: '已有其他桌面云平台，也能用',
      notes: {
        av: 'Citrix、Horizon、RDS、基于KVM的桌面云',
        dsc: '浏览器与客户端即可使用',
        centerview: 'Citrix、Horizon、RDS、基于KVM的桌面云',
        mvda: '本身就是桌面云平台',
        mdw: 'Citrix、Horizon、RDS',
        a2m: 'RDS、Citrix Virtual Apps',
      },
    },
    xinchuang: {
      label: '信创系统',
      help: '银河麒麟、统信UOS等国产系统',
      notes: {
        av: '可审计麒麟、统信UOS桌面',
        dsc: '提供麒麟与统信UOS客户端',
        centerview: '支持麒麟与统信UOS终端',
        mvda: '可交付麒麟、统信UOS桌面',
        mdw: 'Linux云桌面；鸿蒙设备调试',
        a2m: '支持鸿蒙移动终端',
      },
    },
    siem: {
      label: '对接Syslog或SIEM',
      help: '告警与记录送到统一的日志平台',
      notes: {
        av: 'Syslog、SIEM、REST API',
        dsc: 'Syslog、SIEM、REST API',
        centerview: 'Syslog、Webhook、REST API',
        mdw: 'Syslog',
      },
    },
  },
} satisfies BaseTranslation

export default cn_compare
