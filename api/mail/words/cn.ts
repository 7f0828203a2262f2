const footer = '这是一封因试用申请而自动发出的邮件。'
const account = {
  footer: '这是一封因账号操作而自动发出的邮件。',
  ignore: '如果不是您在操作，不用理会这封邮件，账号不会有任何变化。',
}

export const cn = {
  company: '云桌科技',
  htmlLang: 'zh-CN',
  footer,
  yes: '是',
  no: '否',
  codes: {
    validity: (minutes: number) => `${minutes}分钟内有效，只能用一次，请不要转告他人。`,
    trial: {
      footer,
      subject: (code: string) => `试用申请的邮箱验证码：${code}`,
      lead: '您正在申请免费试用，邮箱验证码是：',
      without: '',
      ignore: '如非您本人操作，请忽略本邮件；未输入验证码，申请不会通过验证。',
    },
    register: {
      ...account,
      subject: (_code: string) => '注册账号',
      lead: '您正在注册账号，邮箱验证码是：',
      without: '您正在用这个邮箱注册账号，但它已经有账号了。请直接登录；忘记密码可以在登录页重设。',
    },
    reset: {
      ...account,
      subject: (_code: string) => '重设密码',
      lead: '您正在重设密码，邮箱验证码是：',
      without: '您正在重设密码，但这个邮箱还没有账号。请确认注册时用的是哪个邮箱，或者用这个邮箱注册。',
    },
  },
  confirmation: {
    subject: (reference: string) => `试用申请已收到：${reference}`,
    greeting: (name: string) => `${name}，您好：`,
    lead: '您的试用申请已经登记，受理编号是：',
    content: '您填写的内容',
    nextHeading: '接下来',
    next: [
      '售前工程师会在一个工作日内与您联系。',
      '一次约二十分钟的电话，确认终端、网络和要试的应用。',
      '收到试用环境（DSC为试用设备）与安装说明，开始试用，遇到问题有工程师跟进。',
    ],
    correct: '内容有误，或者要撤回申请，请直接回复这封邮件。',
    news: '您同意用邮件接收产品更新与活动，可以随时撤回。',
    unsubscribe: '退订产品邮件',
  },
  sales: {
    subject: (reference: string, product: string, status: string) =>
      `试用申请${reference}：${product}（${status}）`,
    lead: '网站收到一份新的试用申请。直接回复这封邮件，就是回复申请人。',
    uncheckedSubject: (count: number) => `${count}份试用申请的邮箱没有通过验证`,
    unchecked: (count: number) =>
      `验证码服务中断期间，网站收下了${count}份试用申请，没有向申请人发送确认邮件。请先打电话核实，再作处理。受理编号（最多列出50个）：`,
    readiness: '附带的环境检测',
    open: '打开申请',
    due: {
      subject: (count: number) => `今天要联系${count}份试用申请`,
      line: (name: string, due: number, overdue: number) =>
        `- ${name}：${due}份${overdue > 0 ? `，其中${overdue}份已过期` : ''}`,
      nobody: '未分配',
      open: '打开今天',
    },
    deadSubject: (reference: string) => `需要人工处理的试用申请：${reference}`,
    deadLead: '网站已经对申请人确认收到，但内容不符合要求，没有登记为申请。请人工处理。',
    deadFaults: '不符合要求的项',
    deadBody: '收到的内容',
  },
  staff: {
    footer: '这是一封关于你后台账号的自动邮件。',
    subject: (what: string) => `后台账号：${what}`,
    lead: '你的后台账号有一项变动：',
    at: '时间（北京时间）',
    actor: '操作人',
    ignore: '如果你知道这件事，不用理会。如果不知道，请马上改密码，并告诉管理员。',
    until: (moment: string) => `链接只能用一次，${moment}（北京时间）前有效。请不要转发。`,
    links: {
      invitation: {
        subject: '邀请你使用网站后台',
        lead: '有人邀请你使用网站后台。请打开下面的链接，设置姓名和密码；已有账号的，用它重设密码。',
        open: '接受邀请',
        ignore: '如果不知道是谁邀请的，请不要打开，并告诉管理员。',
      },
      reset: {
        subject: '重设后台密码',
        lead: '有人要重设你的后台密码。请打开下面的链接，设置新密码：',
        open: '设置新密码',
        ignore: '如果不是你，不用理会，密码没有变。反复收到的话，请告诉管理员。',
      },
    },
    handedOver: {
      footer: '这是一封关于试用申请分配的自动邮件。',
      subject: (count: number) => `转交给你${count}份试用申请`,
      lead: (by: string, count: number) => `${by}把${count}份试用申请转交给你：`,
      more: '……',
    },
    notices: {
      'session.refused': '有人输对了密码，但多次输错验证码',
      'staff.accepted': '通过邀请重新设置了密码',
      'staff.role-changed': '角色已更改',
      'staff.deactivated': '账号已停用',
      'staff.password-changed': '密码已更改',
      'staff.password-reset': '通过邮件里的链接重设了密码',
      'staff.second-factor-set': '绑定了新的验证器',
      'staff.second-factor-reset': '两步验证已重设，下次登录只要密码',
      'staff.recovery-codes-renewed': '重新生成了恢复码，旧的已失效',
      'staff.recovery-code-used': '用掉了一个恢复码',
    },
  },
  status: { verified: '邮箱已验证', unverified: '邮箱未验证' },
  fields: {
    reference: '受理编号',
    status: '状态',
    lang: '语言',
    consent: '同意的文本版本',
    marketing: '同意接收产品邮件',
    network: '来源网络',
    receivedAt: '收到时间',
  },
}

export type MailWords = typeof cn
