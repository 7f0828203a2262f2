import type { BaseTranslation } from '../../i18n-types.ts'

const cn_admin_redirects = {
  title: '重定向',
  add: '新重定向',
  change: '修改',
  save: '保存',
  remove: '删除',
  changed: '改于',
  none: '还没有重定向',
  noneHint: '网址改了以后，旧地址可以从这里带到新页面。',
  from: '旧地址',
  to: '新地址',
  status: '方式',
  statuses: { '301': '永久301', '302': '暂时302' },
  hint: '从“/”开始的本站地址，可以带参数，例如 /article.php?id=12。只在没有这个页面时才跳转。',
  export: '导出CSV',
  import: '导入CSV',
  file: '表格',
  fileHint: '每行写旧地址、新地址、301或302。列表里已有的地址会被修改。只要有一行不对，就都不导入。',
  line: '第{line:string}行：{fault:string}',
  answers: {
    leadsTo: '现在打开的是 {path:string}。',
    missing: '这个地址没有页面（{status:number}）。',
    page: '这个地址有页面，不会跳转。',
    free: '这个地址没有页面，可以跳转。',
  },
  missing: '最近打不开的地址',
  last: '最近',
  noMissing: '最近30天没有人打不开页面。',
  faults: {
    pathFormat: '写一个本站的地址，例如 /cn/product/mvda。',
    pathTaken: '这个旧地址已经有重定向。',
    redirectLoop: '这样会绕回旧地址。',
    tooMany: '已经太多了，先删一些。',
    'invalid-request': '有一项内容不对，没有保存。',
    'changed-meanwhile': '别人刚刚改过。关上再打开，就能看到现在的内容。',
    forbidden: '你的角色不能做这件事。',
    unavailable: '没有保存。请稍后再试。',
  },
} satisfies BaseTranslation

export default cn_admin_redirects
