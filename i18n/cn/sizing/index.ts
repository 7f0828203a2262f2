import type { BaseTranslation } from '../../i18n-types.ts'

const cn_sizing = {
  seo: {
    title: '规模估算',
    description:
      '按桌面、会话或用户数估算六个产品的管理服务器、桌面主机、存储与带宽；假设写明并可修改，结果可以分享、打印，或附在试用申请里。',
  },
  title: '规模估算',
  lead: '填写一个或多个产品的数量，得到管理服务器、桌面主机、存储和带宽的参考值。金额以报价单为准。',
  quantities: '产品与数量',
  assumptions: '假设（可修改）',
  of: {
    memory: '每桌面内存（GB）',
    disk: '每桌面磁盘（GB）',
    line: '每会话平均带宽（Mbit/s）',
    hours: '每天录制（小时）',
    days: '录像保存（天）',
  },
  units: {
    av: '并发会话',
    dsc: '用户',
    centerview: '桌面',
    mvda: '桌面',
    mdw: '开发者',
    a2m: '用户',
  },
  counted: {
    av: '{n:string}个并发会话',
    dsc: '{n:string}个用户',
    centerview: '{n:string}个桌面',
    mvda: '{n:string}个桌面',
    mdw: '{n:string}名开发者',
    a2m: '{n:string}个用户',
  },
  label: '{product:string}（{unit:string}）',
  submit: '估算',
  faulty: '有内容需要修改',
  wrong: '{name:string}：请填写{least:string}到{most:string}之间的整数',
  empty: '请至少填写一个产品的数量。',
  result: '估算结果',
  resultLead: '按以下数量与假设估算，供立项和预算参考。',
  sample: '示例',
  heading: '{product:string}：{counted:string}',
  rows: {
    servers: '管理服务器与一体机',
    hosts: '桌面主机',
    storage: { av: '录像存储', mvda: '桌面存储', all: '磁盘与存储' },
    bandwidth: '数据中心带宽',
    licence: '授权计量',
    assumed: '假设',
    excluded: '不含',
  },
  disk: { one: '；磁盘{disk:string}', all: '；磁盘合计{disk:string}' },
  above: '超出参考表，由售前工程师测算',
  hosts:
    '{hosts:number}台，每台{cores:number}核、{memory:string}内存；其中{spares:number}台备用，每{perSpare:number}台备1台，不足{perSpare:number}台的按{perSpare:number}台计',
  assumed: {
    mvda: '每桌面{cores:number} vCPU、{memory:number} GB内存、{disk:number} GB磁盘；每核承载{perCore:number}个vCPU；每会话平均{line:number} Mbit/s',
    av: '每天录制{hours:number}小时，保存{days:number}天，每小时约{recordedHour:number} MB',
  },
  excluded: {
    av: '备份与异地副本',
    dsc: '各安全域的网络设备',
    centerview: '被监控的桌面与主机',
    mvda: '存储副本与备份、微软等第三方授权',
    mdw: '开发者的云桌面与真机',
    a2m: '运行原应用的主机与其授权',
  },
  total: '合计',
  count: '{n:number}台',
  countOpen: '{n:number}台，不含{products:string}：超出参考表，由售前工程师测算',
  between: '、',
  note: '估算不能代替售前评估：峰值登录、图形应用和存储副本会改变结果。',
  carry: '附上估算，申请试用',
  address: '本次估算的网址',
} satisfies BaseTranslation

export default cn_sizing
