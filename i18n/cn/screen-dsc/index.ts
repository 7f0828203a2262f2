import { exception } from '#i18n/cn/product-dsc/shared.ts'
import type { BaseTranslation } from '../../i18n-types.ts'

/** The DSC screen. All of it is sample data. */
const cn_screen_dsc = {
  title: '摆渡审批',
  waiting: '{count:number}条待处理',
  noneWaiting: '全部已处理',
  sample: '示例数据',
  caption: `文件从一个安全域到另一个：提出申请，落地检测，两级审批，通过后才写入目的域，每一步都有记录。${exception}第一份文件检测通过，放行则写入办公网，驳回则留在研发网。第二份文件“客户联系表.xlsx”命中身份证号规则，按策略拦截，只能转人工复核或退回申请人。`,
  pick: '待处理的申请',
  way: '{from:string} → {to:string}',
  panels: { legend: '查看哪一部分', tabs: ['申请与检测', '审计记录'] as [string, string] },
  appliance: 'DSC一体机',
  stations: ['申请', '检测', '审批', '摆渡'],
  headings: { request: '摆渡申请单', checks: '内容检测', approval: '审批', record: '审计记录' },
  facts: { applicant: '申请人', size: '文件', purpose: '用途' },
  checks: ['病毒查杀', '敏感内容', '真实类型', '压缩包'],
  requests: {
    build: {
      file: '构建包-4.2.zip',
      from: '研发网',
      to: '办公网',
      number: 'F-0731',
      applicant: '周宁，产品部',
      size: 'ZIP，186 MB',
      purpose: '交付测试',
      found: ['未发现', '未命中', 'ZIP，与后缀一致', '已解开3层'],
      approval: [
        { name: '一级', text: '李敏，已同意' },
        { name: '二级', text: '您' },
      ],
      record: {
        asked: { what: '申请', text: '周宁提交构建包-4.2.zip' },
        checked: { what: '检测', text: '4项通过' },
        first: { what: '审批', text: '一级李敏同意' },
      },
    },
    contacts: {
      file: '客户联系表.xlsx',
      from: '办公网',
      to: '互联网区',
      number: 'F-0732',
      applicant: '周宁，产品部',
      size: 'XLSX，1.2 MB',
      purpose: '展会邀请',
      found: ['未发现', '身份证号2处', 'XLSX，与后缀一致', '不含压缩包'],
      approval: [
        { name: '策略', text: '命中即拦截' },
        { name: '放行', text: '不可用' },
      ],
      record: {
        asked: { what: '申请', text: '周宁提交客户联系表.xlsx' },
        checked: { what: '检测', text: '命中“身份证号”规则，2处' },
        first: { what: '拦截', text: '文件未离开办公网' },
      },
    },
  },
  record: {
    released: { what: '审批', text: '二级放行' },
    refused: { what: '审批', text: '二级驳回' },
    ferried: { what: '摆渡', text: '写入办公网，SHA-256一致，原件留存' },
    kept: { what: '结果', text: '文件留在研发网' },
    review: { what: '复核', text: '转人工复核' },
    returned: { what: '退回', text: '说明：删去身份证号' },
  },
  next: '等待下一条记录',
  progress: {
    open: '待审批',
    blocked: '已拦截',
    released: '已放行',
    refused: '已驳回',
    review: '待复核',
    returned: '已退回',
  },
  decided: {
    released: '您，已放行',
    refused: '您，已驳回',
    review: '不可用，已转人工复核',
    returned: '不可用，已退回申请人',
  },
  status: {
    build: '等您审批。文件还在研发网，目的区是空的。',
    released: '已放行。文件写入办公网，原件留存备查。',
    refused: '已驳回。文件留在研发网，申请人会收到结果。',
    contacts: '检测发现2处身份证号，已拦截。文件没有离开办公网。',
    review: '已转人工复核。复核前文件不动，仍在办公网。',
    returned: '已退回。申请人删去身份证号后可重新提交。',
  },
  actions: {
    released: '放行',
    refused: '驳回',
    review: '转人工复核',
    returned: '退回申请人',
    next: '下一条',
    again: '重新演示',
  },
  stamps: {
    open: '盖章处',
    released: '放行',
    refused: '驳回',
    blocked: '拦截',
    review: '复核',
    returned: '退回',
  },
} satisfies BaseTranslation

export default cn_screen_dsc
