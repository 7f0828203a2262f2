import type { NamespaceScreenA2mTranslation } from '../../i18n-types.ts'

const en_screen_a2m: NamespaceScreenA2mTranslation = {
  sample: 'Sample data',
  legend: 'Elements of the phone page: pick one to see where in the PC window it comes from',
  divider: 'Pull from PC window to phone page',
  docked: '{count} of {total} elements are on the phone page',
  pc: 'PC window',
  phone: 'Phone page',
  menu: ['File', 'Edit', 'Query', 'Window', 'Help'],
  request: { title: 'Purchase request', number: 'PR-0417' },
  fields: {
    applicant: { label: 'Applicant', value: 'Zhou Lan' },
    currency: { label: 'Currency', value: 'CNY' },
    due: { label: 'Due date', value: '20 Mar' },
    purpose: { label: 'Purpose', value: 'Spare parts' },
  },
  columns: { item: 'Item', spec: 'Spec', quantity: 'Qty', price: 'Price', amount: 'Amount' },
  lines: [
    { item: 'Coupling', spec: 'LX3', quantity: '4', price: '860.00', amount: '3,440.00' },
    { item: 'Ball bearing', spec: '60×95', quantity: '12', price: '145.00', amount: '1,740.00' },
  ],
  total: { label: 'Total', value: '5,180.00' },
  actions: { forward: 'Forward', back: 'Return', approve: 'Approve' },
  elements: {
    title: {
      name: 'Window title',
      from: 'Window title',
      to: 'page head',
      text: 'The menu bar stays on the PC. The phone shows only what the step needs.',
    },
    applicant: {
      name: 'Applicant input',
      from: 'Input box',
      to: 'form row',
      text: 'The right keyboard opens for each field type.',
    },
    due: {
      name: 'Due date field',
      from: 'Date field',
      to: 'native date picker',
      text: 'One tap opens the phone’s own date picker.',
    },
    purpose: {
      name: 'Purpose drop-down',
      from: 'Drop-down',
      to: 'native picker',
      text: 'Mapped to a native mobile control, so fewer mistaps.',
    },
    line1: {
      name: 'Line item 1, coupling',
      from: 'Table row',
      to: 'card',
      text: 'The grid becomes a list, one card per row. No zooming in and out.',
    },
    line2: {
      name: 'Line item 2, ball bearing',
      from: 'Table row',
      to: 'card',
      text: 'The grid becomes a list, one card per row. No zooming in and out.',
    },
    total: {
      name: 'Total field',
      from: 'Total field',
      to: 'summary row',
      text: 'The figure comes from the original system. Permissions and data are unchanged.',
    },
    actions: {
      name: 'Action buttons',
      from: 'Buttons',
      to: 'bottom action bar',
      text: 'A tap goes back to the original application. A rule hides Forward on the phone.',
    },
  },
  told: 'Purchase request PR-0417 has a menu bar, 4 fields, 2 line items, a total and 3 buttons in its PC window. A2M moves 8 of these elements to the phone page. The title becomes the page head, the applicant a form row, the due date a native date picker, the purpose a native picker, and the 2 line items 2 cards. The original system still calculates the total of 5,180.00. Return and Approve become the bottom action bar. The menu bar, the currency and Forward stay on the PC.',
}

export default en_screen_a2m
