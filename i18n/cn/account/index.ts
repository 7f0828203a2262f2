import type { BaseTranslation } from '../../i18n-types.ts'

const cn_account = {
  login: {
    seo: {
      title: '登录',
      description:
        '登录后可以获取产品安装包的下载地址。使用注册时验证过的邮箱和密码，登录后回到之前的页面。忘记密码可以用邮箱验证码重设，连续输错会短暂限制尝试。',
    },
    title: '登录',
    lead: '登录后即可获取下载地址。',
    submit: '登录',
    submitting: '登录中…',
    forgot: '忘记密码？',
    toRegister: '还没有账号？注册',
    // One answer for every wrong combination, so that it does not tell which e-mails have an account.
    failed: '邮箱或密码不正确',
    tooMany: '尝试次数过多，请{n:number}分钟后再试，或重设密码',
    expired: '登录已过期，请重新登录',
  },
  register: {
    seo: {
      title: '注册',
      description:
        '用邮箱注册账号，验证后即可获取产品安装包的下载地址。注册只需要显示名、邮箱和密码，不需要电话号码；账号可以随时注销，相关信息会一并删除。',
    },
    title: '注册',
    lead: '用邮箱注册，验证后即可下载。',
    submit: '注册',
    submitting: '注册中…',
    toLogin: '已有账号？登录',
    done: '注册完成，你已登录',
    // The same answer whether or not the e-mail already has an account.
    sent: '如果这个邮箱可以注册，验证码已经发送，10分钟内有效。没有收到请查看垃圾邮件。',
    consent: {
      version: 'account-consent-2026-11-20',
      before: '我已阅读并同意',
      link: '隐私声明',
      after: '，同意为提供账号使用以上信息。',
    },
  },
  forgotten: {
    seo: {
      title: '重设密码',
      description:
        '忘记密码时，用注册邮箱收到的验证码重设。验证码10分钟内有效，只能使用一次；重设之后，其他设备上的登录都会退出，需要用新密码重新登录。',
    },
    title: '重设密码',
    lead: '填写注册邮箱，用收到的验证码设置新密码。',
    request: '发送验证码',
    submit: '设置新密码',
    submitting: '设置中…',
    sent: '如果这个邮箱有账号，验证码已经发送，10分钟内有效。没有收到请查看垃圾邮件。',
    done: '密码已更新，其他设备上的登录已退出。请用新密码登录。',
    toLogin: '返回登录',
  },
  logout: {
    button: '退出登录',
    alert: '已退出登录!',
    close: '知道了',
  },
  fields: {
    name: '显示名',
    nameHint: '会显示在页面顶部，最多15个字符',
    email: '邮箱',
    password: '密码',
    passwordHint: '至少8个字符，建议15个以上；可以用空格和任意符号',
    newPassword: '新密码',
    showPassword: '显示密码',
    hidePassword: '隐藏密码',
    code: '邮箱验证码',
    codeHint: '邮件里的6位数字',
    getCode: '获取验证码',
    countdown: '{n:number}秒后重发',
    remember: '保持登录',
  },
  errors: {
    summary: '有{n:number}处需要修改',
    nameRequired: '请填写显示名',
    nameMax: '显示名最多15个字符',
    emailRequired: '请填写邮箱地址',
    emailFormat: '邮箱格式不正确',
    passwordRequired: '请填写密码',
    passwordShort: '密码至少8个字符',
    passwordLong: '密码最多128个字符',
    passwordCommon: '这个密码太常见，请换一个',
    codeRequired: '请填写验证码',
    codeWrong: '验证码不正确或已失效，请核对或重新获取',
    consentRequired: '请阅读隐私声明并勾选同意',
    tooMany: '操作太频繁，请{n:number}分钟后再试',
    unavailable: '账号服务暂时没有响应，请稍后再试。已填写的内容不会丢失。',
  },
  prompts: {
    loggedInAs: '已登录：{name:string}',
    loginFirst: '请先登录，再获取下载地址。',
    leaving: '前往账号网站',
    back: '返回之前的页面',
    home: '返回首页',
  },
} satisfies BaseTranslation

export default cn_account
