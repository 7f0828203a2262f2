import type { NamespaceScreenDscTranslation } from '../../i18n-types.ts'

const en_screen_dsc: NamespaceScreenDscTranslation = {
  title: 'Transfer approval',
  subject: '2 waiting',
  sample: 'Sample data',
  caption:
    'A file goes from one zone to another: it is requested, checked where it lands, approved at two levels and only then written to the other zone, with a record of each step. The first file passed its checks. Release it and it is written to the office network; reject it and it stays in the R&D network. The second file, contacts.xlsx, matched the rule for ID numbers and is blocked by policy: it can only go to manual review or back to the applicant.',
  pick: 'Waiting requests',
  way: '{from} → {to}',
  panels: { legend: 'Choose a view', tabs: ['Request and checks', 'Audit record'] },
  appliance: 'DSC appliance',
  stations: ['Request', 'Check', 'Approve', 'Transfer'],
  headings: {
    request: '1 Transfer request',
    checks: '2 Content checks',
    approval: '3 Approval',
    record: 'Audit record',
  },
  facts: { applicant: 'Applicant', size: 'File', purpose: 'Purpose' },
  checks: ['Virus scan', 'Sensitive data', 'True type', 'Archives'],
  requests: {
    build: {
      file: 'build-4.2.zip',
      from: 'R&D',
      to: 'Office',
      number: 'F-0731',
      applicant: 'Chen Hang, R&D',
      size: 'ZIP, 186 MB',
      purpose: 'hand over to test',
      found: ['none found', 'no match', 'ZIP, as named', '3 levels opened'],
      approval: [
        { name: 'Level 1', text: 'Li Min, approved' },
        { name: 'Level 2', text: 'you' },
      ],
      record: {
        asked: { what: 'Request', text: 'Chen Hang submits build-4.2.zip' },
        checked: { what: 'Check', text: '4 checks passed' },
        first: { what: 'Approval', text: 'level 1, Li Min' },
      },
    },
    contacts: {
      file: 'contacts.xlsx',
      from: 'Office',
      to: 'Internet',
      number: 'F-0732',
      applicant: 'Zhou Ning, marketing',
      size: 'XLSX, 1.2 MB',
      purpose: 'trade fair invitations',
      found: ['none found', '2 ID numbers', 'XLSX, as named', 'none inside'],
      approval: [
        { name: 'Policy', text: 'block on match' },
        { name: 'Release', text: 'not available' },
      ],
      record: {
        asked: { what: 'Request', text: 'Zhou Ning submits contacts.xlsx' },
        checked: { what: 'Check', text: 'rule “ID numbers” matched twice' },
        first: { what: 'Blocked', text: 'file has not left the office network' },
      },
    },
  },
  record: {
    released: { what: 'Approval', text: 'released at level 2' },
    refused: { what: 'Approval', text: 'rejected at level 2' },
    ferried: { what: 'Transfer', text: 'written to the office network, SHA-256 matches, original kept' },
    kept: { what: 'Result', text: 'file stays in the R&D network' },
    review: { what: 'Review', text: 'sent to manual review' },
    returned: { what: 'Return', text: 'note: remove the ID numbers' },
  },
  next: 'waiting for the next entry',
  status: {
    build: 'Waiting for your approval. The file is still in the R&D network; the other side is empty.',
    released: 'Released. The file is written to the office network, and the original kept.',
    refused: 'Rejected. The file stays in the R&D network, and the applicant is told.',
    contacts: 'Blocked: two ID numbers found. The file has not left the office network.',
    review: 'Sent to manual review. Until then the file stays in the office network.',
    returned: 'Returned. It can be submitted again without the ID numbers.',
  },
  actions: {
    released: 'Release',
    refused: 'Reject',
    review: 'Manual review',
    returned: 'Return',
    again: 'Start again',
  },
  stamps: {
    open: 'stamp',
    released: 'RELEASED',
    refused: 'REJECTED',
    blocked: 'BLOCKED',
    review: 'REVIEW',
    returned: 'RETURNED',
  },
}

export default en_screen_dsc
