import { numbers } from '#i18n/cn/about/shared.ts'
import type { BaseTranslation } from '../../i18n-types.ts'

const cn_about = {
  seo: {
    title: '关于我们',
    description:
      '桌面虚拟化与云软件厂商，十五年只做一件事：让桌面、应用和数据离开具体的机器，由数据中心统一交付、隔离和记录。这里介绍我们是谁、做什么、怎么做事。',
  },
  title: '关于我们',
  lead: '桌面虚拟化与云软件厂商，服务于企业、金融、医疗、教育、研发制造与政务机构。',
  profile: {
    headingClauses: ['桌面，', '不必绑在一台电脑上'],
    paragraphs: [
      '一台电脑坏了，里面的工作不该跟着停下。十五年来我们只做这一件事：让桌面、应用和数据离开具体的机器，由数据中心统一交付、隔离和记录。',
      '围绕一次会话从终端到数据的路径，我们的产品分为六个系列：MVDA负责交付，A2M与MDW把它延伸到手机和真机，DSC与AuditView守住文件和会话的边界，CenterView看着全程。',
    ],
  },
  numbers: {
    heading: '数字',
    items: numbers,
  },
  making: {
    heading: '我们做什么',
    text: '六个系列做四件事，每件事都能单独开始。',
    items: [
      {
        title: '交付',
        text: '把虚拟桌面和单个应用按身份送到终端，数据留在数据中心。',
        products: ['mvda'],
      },
      {
        title: '延伸',
        text: '让PC应用在手机上好用，让手边的真机接进云桌面。',
        products: ['a2m', 'mdw'],
      },
      {
        title: '边界',
        text: '文件走一条受控通道，会话留下画面与事件两条线索。',
        products: ['dsc', 'av'],
      },
      {
        title: '运维',
        text: '终端到存储的每一段放在同一条时间线上，先于用户发现问题。',
        products: ['centerview'],
      },
    ],
    compareText: '按需求比较六个产品',
  },
  principles: {
    heading: '我们怎么做事',
    items: [
      { title: '先说清边界', text: '能做什么、不能做什么、依赖什么环境，写进方案第一页。' },
      { title: '在真实链路上试', text: '试用要用客户自己的终端和网络，结论才可信。' },
      { title: '利旧优先', text: '能接上现有的虚拟化、存储和身份系统，就不要求更换。' },
      { title: '每一步有记录', text: '分配、审批、摆渡、回放都可追溯，运维交接有据可查。' },
    ],
  },
  stages: {
    heading: '发展历程',
    text: '每个阶段都从客户的下一个问题开始。',
    items: [
      {
        title: '把桌面收进数据中心',
        text: '客户先问：电脑坏了，工作能不能不停？于是有了桌面与应用的集中交付。',
      },
      { title: '把应用送到手机', text: '接着问：不在工位，审批怎么办？于是把PC应用的界面重组成移动页面。' },
      {
        title: '把真机接进云桌面',
        text: '研发上云后又问：手机和开发板怎么调试？于是为调试设备建了专用通道。',
      },
      {
        title: '把边界说清楚',
        text: '桌面集中了，文件要进出，操作要追溯。于是有了文件摆渡、外发管控与录屏审计。',
      },
      {
        title: '把运维提到报障之前',
        text: '规模大了，先知道哪里慢比修得快更重要。于是把每一段放到同一条时间线上。',
      },
    ],
  },
  next: {
    heading: '下一步',
    text: '试用产品、商谈合作或者加入我们，从这里开始。',
    contact: '联系我们',
    trial: '申请试用',
    joinus: '在招职位',
  },
} satisfies BaseTranslation

export default cn_about
