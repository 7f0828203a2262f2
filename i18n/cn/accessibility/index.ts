import type { BaseTranslation } from '../../i18n-types.ts'

const cn_accessibility = {
  seo: {
    title: '无障碍与浏览器声明',
    description:
      '本网站符合WCAG 2.2 AA的程度、支持哪些浏览器、怎样测试、已知哪些不足，以及遇到障碍时写信给谁。',
  },
  title: '无障碍与浏览器声明',
  lead: '本网站为残障用户和使用较早浏览器的用户做到了什么，怎样测试，还有哪些不足，以及遇到障碍时写信给谁。',
  reviewed: '最近一次核对：2026-11-28',
  sections: [
    {
      id: 'conformance',
      title: '符合程度',
      text: '本网站部分符合《Web内容无障碍指南》（WCAG）2.2的AA级：大部分内容符合，尚不符合的列在下文。这是我们自己的评估，没有经过外部机构审核。',
      list: [] as string[],
    },
    {
      id: 'browsers',
      title: '支持的浏览器',
      text: '采用同一内核的其他浏览器也适用，例如Edge、360浏览器和微信内置浏览器。',
      list: [
        '全部功能：Chrome 105、Safari 16、Firefox 115及更新的版本。',
        '基本功能：内核为Chromium 88至104的浏览器，统信UOS和麒麟桌面上常见。页面排版完整，菜单、搜索、列表、下载和所有表单都能使用，产品界面显示为静态画面。',
        '更早的浏览器：文字顺序正确，可以使用链接和表单，不保证排版。',
        '关闭脚本时与基本功能相同。',
      ],
    },
    {
      id: 'tests',
      title: '怎样测试',
      text: '每次改动都自动测试，另有人工测试。',
      list: [
        '用axe按WCAG 2.2的A级和AA级规则检查每个页面。',
        '用键盘逐项移动焦点，确认焦点看得见、不丢失；最窄到320像素。',
        '把浏览器的文字放大到200%，确认主要页面不横向滚动。',
        '关闭脚本，走完试用申请、搜索、下载和退订。',
        '在Chromium 92、103、109和116中走完菜单、语言、搜索、下载、比较、新闻和试用申请。',
        '2026年11月在Firefox和WebKit中人工走查。',
      ],
    },
    {
      id: 'known',
      title: '已知的不足',
      text: '',
      list: [
        '加大文字间距时，AuditView和MDW产品界面中的部分文字会被截断（准则1.4.12）。',
        '尚未在真实的iPhone上测试，也没有用NVDA、旁白等读屏软件走完各页，只检查了提供给它们的内容。',
      ],
    },
    {
      id: 'contact',
      title: '联系我们',
      text: '遇到障碍，请写信或打电话到技术支持，说明页面地址和您使用的浏览器或辅助技术。您也可以用这种方式索取页面内容，或者直接申请试用。',
      list: [] as string[],
    },
  ],
  email: '邮箱',
  phone: '电话',
} satisfies BaseTranslation

export default cn_accessibility
