import { textRules } from '#contract/trial/trial-fields.ts'
import { steps } from '#i18n/cn/trial/shared.ts'
import type { BaseTranslation } from '../../i18n-types.ts'

const cn_trial = {
  form: {
    seo: {
      title: '免费试用',
      description:
        '申请MVDA、DSC、CenterView、AuditView、MDW或A2M的免费试用：验证邮箱、得到受理编号，售前工程师按您的终端、网络和应用给出试用方案。',
    },
    title: '免费试用',
    lead: '填写申请，售前工程师按您的终端、网络和应用给出试用方案。',
    formLabel: '免费试用申请',
    steps,
    what: {
      all: [
        {
          term: '数据',
          text: '部署在您环境里的数据由您保管；演示环境和试用设备里的数据在结束后7天内清除，设备可由您现场清除后再归还。',
        },
        {
          term: '结束之后',
          text: '到期自动停用，不自动转为购买；需要时可以延长一次15天，配置可以直接转为正式授权。',
        },
      ],
    },
    readiness: {
      text: '提交之前，可以先测一测浏览器、网络和屏幕。',
      linkText: '检测我的环境',
      attached: '环境检测结果将随申请提交',
      remove: '移除',
    },
    estimate: {
      attached: '将随申请提交规模估算：',
      counted: {
        av: '{n:string}个并发会话',
        dsc: '{n:string}个用户',
        centerview: '{n:string}个桌面',
        mvda: '{n:string}个桌面',
        mdw: '{n:string}名开发者',
        a2m: '{n:string}个用户',
      },
      part: '{product:string} {counted:string}',
      between: '；',
      change: '查看或修改',
    },
    required: '必填',
    optional: '选填',
    requiredNote: '带*的是必填项。',
    fields: {
      product: { label: textRules.product.label.cn, hint: '选一个先试，其他产品可以在电话里加上' },
      name: { label: textRules.name.label.cn, hint: '最多15个字符' },
      telephone: { label: textRules.telephone.label.cn, hint: '手机、固定电话（含区号）或以+开头的国际号码' },
      email: {
        label: textRules.email.label.cn,
        hint: '验证码和试用资料会发到这里',
        placeholder: 'name@company.com',
      },
      code: { label: textRules.code.label.cn, hint: '邮件里的6位数字' },
      address: { label: textRules.address.label.cn, hint: '用于安排就近的工程师' },
    },
    // The messages of the required rules and of name's length are given by the product; keep them as they are.
    errors: {
      nameRequired: '请填写申请人名',
      nameMax: '长度超出限制，最多为15个字符',
      nameFormat: '申请人名里有改变文字方向的隐藏字符，请重新输入',
      emailRequired: '请填写邮箱地址',
      emailFormat: '邮箱格式不正确',
      emailForCode: '请先填写邮箱地址，再获取验证码',
      emailRefused: '邮件服务器不接收这个地址，请核对后重新获取验证码',
      codeRequired: '请填写验证码',
      codeFormat: '验证码是6位数字',
      codeWrong: '验证码不正确，请核对邮件里的数字',
      codeExpired: '验证码已失效，请重新获取',
      codeLocked: '输错次数过多，这个验证码已失效，请重新获取',
      telephoneRequired: '请填写电话号码',
      telephoneFormat: '电话格式不正确',
      productRequired: '请选择试用的产品',
      addressMax: '公司地址太长，请控制在200个字符以内',
      consentRequired: '请阅读隐私声明并勾选同意，才能处理这份申请',
    },
    summary: '有{n:number}处需要修改',
    code: {
      request: '获取验证码',
      requestAgain: '重新获取',
      sending: '发送中…',
      // The same answer for every address, so that it does not tell which ones are known.
      sent: '验证码已发送至{email:string}，10分钟内有效',
      notArrived: '没有收到？请查看垃圾邮件，或核对邮箱地址后重新获取。',
      countdown: '{n:number}秒后重发',
      canResend: '现在可以重新获取验证码',
      wait: '请等{n:number}秒再获取验证码',
      queued: '获取验证码的人较多，{n:number}分钟内会发到{email:string}',
      tooMany: '获取次数过多，请{n:number}分钟后再试；也可以不填验证码直接提交，我们打电话核实',
      underWay: '正在把验证码发往{email:string}，邮件服务器还没有接收…',
      noMail: '验证码暂时发不出去。请核对邮箱地址，不填验证码直接提交即可，我们会打电话核实。',
      unavailable: '验证码暂时发不出去，请稍后再试。已填写的内容不会丢失。',
    },
    notice: {
      heading: '提交之前：这些信息怎样使用',
      colon: '：',
      who: { term: '谁在收集', text: '{company:string}，联系邮箱{email:string}。' },
      why: { term: '为了什么', text: '核实申请、与您联系、准备并开通试用。不用于其他目的。' },
      fields: {
        term: '哪些信息',
        text: '申请人、电话、邮箱、试用产品为必填：用于确认申请人、联系方式和要准备的产品。公司地址为选填，只用于安排就近的工程师。',
      },
      retention: {
        term: '保存多久',
        text: '最后一次联系之后12个月。没有通过邮箱验证的，30天后删除。',
      },
      recipients: {
        term: '谁会看到',
        text: '负责试用的销售和售前工程师，以及受我们委托提供服务器和邮件发送的服务商。不出售，不提供给其他公司。',
      },
      storage: { term: '存在哪里', text: '中国境内的服务器，不向境外提供。' },
      rights: {
        term: '您的权利',
        text: '随时可以查询、复制、更正、删除，或者撤回同意，写信到上面的邮箱即可，15个工作日内办结。',
      },
      more: '阅读完整的隐私声明',
    },
    consent: {
      // Stored with each application; change it whenever the words of the notice or of the consent change.
      version: 'trial-consent-2026-11-28',
      before: '我已阅读并同意',
      link: '隐私声明',
      after: '，同意为处理这份试用申请使用以上信息。',
    },
    marketing: {
      version: 'trial-marketing-2026-11-28',
      text: '同意接收产品更新与活动邮件（选填，与试用无关，可随时退订）。',
    },
    submit: '提交申请',
    sending: '提交中…',
    noScript: '没有JavaScript也可以申请：填好邮箱，点“获取验证码”，收到后填入并提交。已填写的内容会保留。',
    draft: '已恢复上次没有提交的内容',
    draftClear: '清空',
    failed: {
      unavailable: {
        title: '还不能确认申请已经登记',
        text: '系统没有及时回应。您填写的内容都在，请过一会儿再点一次“提交申请”，不会重复登记；也可以直接打电话给我们。',
      },
      conflict: {
        title: '这张表单已经提交过',
        text: '之前提交的内容与现在不同，这次没有登记。要再提交一份，请用一张新的表单，填写的内容会带过去。',
        linkText: '用新的表单提交',
      },
      tooMany: {
        title: '提交太频繁',
        text: '请{n:number}分钟后再试。您填写的内容都在。',
      },
      offline: {
        title: '网络没有连上',
        text: '申请还没有送出。网络恢复后再点一次“提交申请”，不会重复登记。',
      },
    },
  },
  // what the product's drawing is labelled with, beside the form and on paper
  posters: {
    mvda: {
      endpoint: '接入终端',
      gateway: '接入网关',
      broker: '连接代理',
      desktop: '虚拟桌面',
      storage: '数据存储',
    },
    dsc: { zoneA: 'A安全域', inspect: '内容检测', approve: '审批放行', zoneB: 'B安全域' },
    av: { login: '登录', open: '打开应用', clipboard: '剪贴板', alert: '告警' },
    a2m: { pc: 'PC应用界面', mobile: '移动页面' },
    centerview: {
      endpoint: '终端',
      network: '网络',
      gateway: '接入网关',
      hypervisor: '虚拟化',
      storage: '存储',
    },
    mdw: { phone: '手机', board: '开发板', desktop: '云桌面' },
  },
  result: {
    seo: {
      title: '试用申请已提交',
      description:
        '试用申请已经登记。这里列出受理编号和接下来的三个步骤：收到确认邮件、电话确认环境、开通试用。请保存受理编号，需要修改或撤回申请时用它来联系我们。',
    },
    title: '申请已提交',
    lead: '受理编号如下。',
    promise: '确认邮件会发到您填写的邮箱，售前工程师将在一个工作日内与您联系。',
    kept: '申请已经保存，不用再提交一次。邮箱还没有验证：验证码稍后核对，核对不了的打电话确认。',
    next: {
      heading: '接下来',
      items: [
        { title: '查收确认邮件', text: '里面有受理编号和您填写的内容，有误请直接回复。' },
        { title: '接一次电话', text: '确认终端、网络和要试的应用，约二十分钟。' },
        { title: '开始试用', text: '按下面列出的、您所选产品的试用内容开通。' },
      ],
    },
    home: '返回首页',
    downloads: '查看安装包',
  },
} satisfies BaseTranslation

export default cn_trial
