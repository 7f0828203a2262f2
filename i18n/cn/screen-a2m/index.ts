import type { BaseTranslation } from '../../i18n-types.ts'

/** The A2M screen: all that stands on it is sample data. */
const cn_screen_a2m = {
  sample: '示例数据',
  legend: '手机页面上的元素：选一个，看它来自PC窗口的哪里',
  divider: '从PC窗口拉到手机页面',
  docked: '{total:number}个元素中，{count:number}个已到手机页面',
  pc: 'PC窗口',
  phone: '手机页面',
  menu: ['文件', '编辑', '查询', '窗口', '帮助'],
  request: { title: '采购申请', number: 'CG-0417' },
  fields: {
    applicant: { label: '申请人', value: '周岚' },
    currency: { label: '币种', value: '人民币' },
    due: { label: '到货日期', value: '03-20' },
    purpose: { label: '用途', value: '设备备件' },
  },
  columns: { item: '品名', spec: '规格', quantity: '数量', price: '单价', amount: '金额' },
  lines: [
    { item: '联轴器', spec: 'LX3', quantity: '4', price: '860.00', amount: '3,440.00' },
    { item: '深沟球轴承', spec: '60×95', quantity: '12', price: '145.00', amount: '1,740.00' },
  ],
  total: { label: '合计', value: '5,180.00' },
  actions: { forward: '转办', back: '退回', approve: '同意' },
  elements: {
    title: {
      name: '窗口标题',
      from: '窗口标题',
      to: '页头',
      text: '菜单栏留在PC上，手机只呈现当前步骤需要的内容。',
    },
    applicant: { name: '申请人输入框', from: '输入框', to: '表单行', text: '按字段类型弹出合适的键盘。' },
    due: {
      name: '到货日期日期框',
      from: '日期框',
      to: '原生日期控件',
      text: '点一下，用手机自己的日期选择。',
    },
    purpose: {
      name: '用途下拉框',
      from: '下拉框',
      to: '原生选择',
      text: '映射为移动端原生控件，减少误触。',
    },
    line1: {
      name: '明细第1行，联轴器',
      from: '表格行',
      to: '卡片',
      text: '表格重组成列表，一行一张卡片，不用反复缩放。',
    },
    line2: {
      name: '明细第2行，深沟球轴承',
      from: '表格行',
      to: '卡片',
      text: '表格重组成列表，一行一张卡片，不用反复缩放。',
    },
    total: { name: '合计栏', from: '合计栏', to: '摘要行', text: '数字来自原系统，权限和数据不变。' },
    actions: {
      name: '操作按钮',
      from: '按钮',
      to: '底部操作栏',
      text: '点下去，操作回传给原应用。“转办”按规则不出现在手机上。',
    },
  },
  told: '采购申请CG-0417在PC窗口里有菜单栏、4个字段、2行明细、合计和3个按钮。A2M把其中8个元素搬到手机页面：标题成为页头，申请人成为表单行，到货日期用原生日期控件，用途用原生选择，2行明细成为2张卡片，合计5,180.00仍由原系统计算，“退回”“同意”成为底部操作栏。菜单栏、币种和“转办”留在PC。',
} satisfies BaseTranslation

export default cn_screen_a2m
