import type { BaseTranslation } from '../../i18n-types.ts'

const cn_careers = {
  recruitment: {
    seo: {
      title: '人才招聘',
      description:
        '我们怎样招聘：四个步骤、每一步谈什么，以及入职后30天、60天、90天的三个阶段和常见问题。在招职位可以按团队和城市查看并投递简历。',
    },
    title: '人才招聘',
    lead: '和一群把“桌面”琢磨了十五年的人一起工作。',
    onboarding: {
      heading: '入职前三个月',
      text: '从第一天起就有一位导师，每个阶段都写清楚要做到什么。',
      unit: '天',
      stages: [
        {
          days: '30',
          title: '熟悉',
          text: '知道东西在哪里，也知道该问谁。',
          items: [
            '指定一位导师，走通代码、环境与流程',
            '在测试环境里亲手部署一遍产品',
            '完成第一个小改动并上线',
          ],
        },
        {
          days: '60',
          title: '参与',
          text: '手上有自己的一块，也见过用它的人。',
          items: ['独立负责一个模块或一个试用项目', '参加一次客户现场或回访', '在组内做一次分享'],
        },
        {
          days: '90',
          title: '独当一面',
          text: '做判断，也说得清为什么这样判断。',
          items: [
            '对结果负责，能向客户讲清取舍',
            '提出一项改进，并把它做成',
            '与主管一起复盘，确定下一年的方向',
          ],
        },
      ],
    },
    steps: {
      heading: '我们怎样招聘',
      text: '四步。每一步都会告知结果，不合适也会说明。',
      items: [
        { title: '筛选简历', text: '由用人团队直接看，重点看您做成过什么。' },
        { title: '电话沟通', text: '约半小时，说清岗位、团队和您的期望。' },
        { title: '专业面试', text: '一到两轮，谈真实的问题，不考脑筋急转弯。' },
        { title: '主管面谈', text: '谈工作方式与方向，随后给出书面录用条件。' },
      ],
    },
    positions: {
      heading: '在招职位',
      all: '查看全部职位',
      none: '目前没有开放的职位。',
      unavailable: '职位列表暂时打不开，请稍后再试，或直接把简历发到招聘邮箱。',
      email: '简历请发送至{email:string}，标题写明“姓名＋职位”。',
    },
    faq: {
      heading: '常见问题',
      items: [
        {
          question: '面试流程是怎样的？',
          answer: '简历筛选后有一次电话沟通、一到两轮专业面试和一次主管面谈，每一步都会告知结果。',
        },
        {
          question: '可以远程办公吗？',
          answer: '研发岗位可与团队约定远程天数，我们自己就用MVDA办公。',
        },
        {
          question: '应届生可以投递吗？',
          answer: '可以。应届生同样有30、60、90天的三个阶段和一位指定导师。',
        },
        {
          question: '没有桌面云经验可以吗？',
          answer:
            '可以。网络、操作系统、前端、测试的基础同样有用，桌面云的知识在前30天里由导师带着补。职位要求里写“优先”的，不是必须。',
        },
        {
          question: '可以同时投两个职位吗？',
          answer: '可以，请在邮件里说明先后顺序。两个团队会一起看，避免让您重复面试。',
        },
        {
          question: '面试可以线上进行吗？',
          answer: '电话沟通和专业面试都可以线上进行。主管面谈一般在办公室，异地候选人可以商量。',
        },
        {
          question: '没有通过，还能再投吗？',
          answer: '能。经历有了变化就可以再投，也可以改投别的职位。',
        },
        {
          question: '我的简历会保存多久？',
          answer:
            '只用于招聘，没有录用的简历保存到该次招聘结束后12个月，期间您可以随时要求删除，细则见隐私声明。',
        },
      ],
    },
  },
  joinus: {
    seo: {
      title: '在招职位',
      description:
        '研发、测试、售前、实施与技术支持的在招职位，可按团队和城市筛选。每个职位写明职责、要求、工作地点和截止日期，通过邮件投递；已关闭的职位会标明。',
    },
    title: '在招职位',
    lead: '按团队和城市筛选，用邮件投递。',
    filters: {
      label: '筛选职位',
      team: '团队',
      city: '城市',
      all: '全部',
      submit: '筛选',
      clear: '清除筛选',
    },
    count: '共{n:number}个在招职位',
    closed: '已关闭',
    columns: {
      team: '团队',
      city: '工作地点',
      type: '类型',
      validThrough: '截止日期',
    },
    openUntil: '{date:string}前有效',
    viewDetails: '查看职位',
    empty: {
      title: '没有符合条件的职位',
      text: '放宽团队或城市再看看，或者把简历发来，有合适的职位时我们联系您。',
      linkText: '查看全部职位',
    },
    detail: {
      duties: '工作内容',
      requirements: '任职要求',
      returnToList: '返回职位列表',
      closedTitle: '该职位已关闭',
      closedText: '这个职位不再接收简历。看看其他在招职位，也许有相近的。',
      closedLink: '查看在招职位',
    },
    apply: {
      heading: '怎样投递',
      text: '用邮件投递，不需要注册账号。',
      steps: ['标题写明“姓名＋职位”', '附上简历，PDF格式最好', '用几句话说说您做成过的一件事'],
      buttonText: '发送邮件投递',
      // Subject of the e-mail that the button opens.
      subject: '应聘：{title:string}',
      after: '每一份投递都会回复，通过筛选的候选人进入电话沟通。',
      privacy: '简历只用于招聘，没有录用的保存到该次招聘结束后12个月，可随时要求删除。',
      privacyLink: '隐私声明',
    },
    howWeHire: '查看我们怎样招聘',
  },
} satisfies BaseTranslation

export default cn_careers
