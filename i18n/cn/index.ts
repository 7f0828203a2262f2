import type { BaseTranslation } from '../i18n-types.ts'

const cn = {
  site: { name: '云桌科技', home: '云桌科技首页' },
  header: {
    label: '主导航',
    // url: a path below the language. outerUrl: an absolute address, or the name of a configured one (forum)
    navList: [
      { name: '首页', url: '/', outerUrl: '', note: '', child: [] },
      {
        name: '产品',
        url: '',
        outerUrl: '',
        note: '',
        child: [
          { name: 'AuditView', url: '/product/av', outerUrl: '', note: '安全审计' },
          { name: 'DSC', url: '/product/dsc', outerUrl: '', note: '数据安全' },
          { name: 'CenterView', url: '/product/centerview', outerUrl: '', note: '运维管理' },
          { name: 'MVDA', url: '/product/mvda', outerUrl: '', note: '桌面与应用交付' },
          { name: 'MDW', url: '/product/mdw', outerUrl: '', note: '研发支撑' },
          { name: 'A2M', url: '/product/a2m', outerUrl: '', note: '移动化' },
        ],
      },
      {
        name: '解决方案',
        url: '',
        outerUrl: '',
        note: '',
        child: [
          { name: 'AuditView', url: '/solution/av', outerUrl: '', note: '安全审计' },
          { name: 'DSC', url: '/solution/dsc', outerUrl: '', note: '数据安全' },
          { name: 'CenterView', url: '/solution/centerview', outerUrl: '', note: '运维管理' },
          { name: 'MVDA', url: '/solution/mvda', outerUrl: '', note: '桌面与应用交付' },
          { name: 'A2M', url: '/solution/a2m', outerUrl: '', note: '移动化' },
          { name: 'MDW', url: '/solution/mdw', outerUrl: '', note: '研发支撑' },
        ],
      },
      { name: '技术支持', url: '', outerUrl: 'forum', note: '', child: [] },
      {
        name: '关于',
        url: '',
        outerUrl: '',
        note: '',
        child: [
          { name: '公司简介', url: '/about/about', outerUrl: '', note: '' },
          { name: '新闻动态', url: '/about/news', outerUrl: '', note: '' },
          { name: '联系我们', url: '/about/contact', outerUrl: '', note: '' },
          { name: '人才招聘', url: '/about/recruitment', outerUrl: '', note: '' },
        ],
      },
    ],
    trial: '免费试用',
    login: '登录',
    register: '注册',
    logout: '退出登录',
    loggedIn: '已登录',
    language: '语言',
    menu: '菜单',
    openMenu: '打开菜单',
    closeMenu: '关闭菜单',
    newWindow: '（在新窗口打开）',
    skip: '跳到正文',
  },
  footer: {
    label: '页脚导航',
    contact: '联系我们',
    products: '产品',
    about: '关于',
    links: [
      { name: '公司简介', url: '/about/about', outerUrl: '' },
      { name: '新闻动态', url: '/about/news', outerUrl: '' },
      { name: '联系我们', url: '/about/contact', outerUrl: '' },
      { name: '人才招聘', url: '/about/recruitment', outerUrl: '' },
      { name: '产品下载', url: '/download/search', outerUrl: '' },
      { name: '技术服务', url: '/service', outerUrl: '' },
      { name: '技术论坛', url: '', outerUrl: 'forum' },
    ],
    account: '公众号',
    group: '客户交流群',
    sales: '销售咨询',
    scan: '二维码：',
  },
  status: {
    notFound: '页面不存在',
    notFoundHint: '这块桌面不在这里。地址可能写错了，或页面已经移走。',
    failed: '应用发生错误异常',
    failedHint: '问题已经记录。请稍后再试，或联系我们。',
    reference: '请求编号',
    home: '返回首页',
    back: '返回上一页',
  },
} satisfies BaseTranslation

export default cn
