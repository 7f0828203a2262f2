import type { NamespaceScreenDscTranslation } from '../../i18n-types.ts'

const en_screen_dsc: NamespaceScreenDscTranslation = {
  title: 'Transfer approval',
  subject: '2 waiting',
  sample: 'Sample data',
  caption:
    'A file goes from one zone to another: it is requested, checked where it lands, approved at two levels and only then written to the other zone, with a record of each step. The first file passed its checks: released, it is written to the office network; refused, it stays in development. The second file, contacts.xlsx, matched the rule for ID numbers and is blocked by policy: it can only go to manual review or back to the applicant.',
  pick: 'Waiting requests',
  way: '{from} → {to}',
  panels: { legend: 'What to look at', tabs: ['Request and checks', 'Audit record'] },
  appliance: 'DSC appliance',
  stations: ['Request', 'Check', 'Approve', 'Ferry'],
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
      from: 'Development',
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
        checked: { what: 'Check', text: 'rule "ID numbers" matched twice' },
        first: { what: 'Blocked', text: 'file has not left the office network' },
      },
    },
  },
  record: {
    released: { what: 'Approval', text: 'level 2 releases' },
    refused: { what: 'Approval', text: 'level 2 refuses' },
    ferried: { what: 'Ferry', text: 'written to office, SHA-256 matches, original kept' },
    kept: { what: 'Result', text: 'file stays in development' },
    review: { what: 'Review', text: 'sent to manual review' },
    returned: { what: 'Return', text: 'note: remove the ID numbers' },
  },
  next: 'waits for the next line',
  status: {
    build: 'It waits for you. The file is still in development; the other side is empty.',
    released: 'Released. The file is written to the office network, and the original kept.',
    refused: 'Refused. The file stays in development, and the applicant is told.',
    contacts: 'Two ID numbers found, blocked. The file has not left the office network.',
    review: 'Sent to manual review. Until then the file stays in the office network.',
    returned: 'Returned. Without the ID numbers it can be submitted again.',
  },
  actions: {
    released: 'Release',
    refused: 'Refuse',
    review: 'Manual review',
    returned: 'Return',
    again: 'Start again',
  },
  stamps: {
    open: 'stamp',
    released: 'RELEASE',
    refused: 'REFUSED',
    blocked: 'BLOCKED',
    review: 'REVIEW',
    returned: 'RETURN',
  },
}

export default en_screen_dsc
