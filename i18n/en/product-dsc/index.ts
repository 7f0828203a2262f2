import * as shared from '#i18n/en/product-dsc/shared.ts'
import type { NamespaceProductDscTranslation } from '../../i18n-types.ts'

const en_product_dsc: NamespaceProductDscTranslation = {
  name: 'DSC',
  fullName: 'DSC document sharing control',
  category: shared.category,
  taglineClauses: ['Let files move.', 'Keep the boundary clear.'],
  seo: {
    title: 'DSC file sharing control and cross-zone transfer',
    description:
      'DSC combines file sharing, external sharing control and transfer between security zones in one 1U appliance, with 4 TB and 8 TB models.',
  },
  intro:
    'Network isolation stops threats, and collaboration with them. R&D has builds to release, the office has material to bring in, and USB sticks and ad-hoc shares become the workaround. DSC puts file sharing, external sharing control and transfer between security zones into one 1U appliance. Every file takes one path that is approved, inspected and recorded, and administrators can say where it came from, who approved it and where it went.',
  features: [
    {
      title: 'Enterprise file sharing',
      text: 'Personal, department and project spaces with versions, online preview, a recycle bin and resumable large uploads, inside and outside the cloud desktop.',
    },
    {
      title: 'File transfer between security zones',
      text: 'A controlled path between office, R&D and internet-facing zones, limited by direction, type, size and frequency. The networks never connect directly.',
    },
    {
      title: 'Multi-level and delegated approval',
      text: `Approval follows file classification, department and destination, with joint sign-off, reassignment and leave cover. ${shared.exception}`,
    },
    {
      title: 'Content inspection',
      text: 'Antivirus, sensitive content, true file type and nested archives are checked in sequence. Files that match a rule go to manual review or are blocked.',
    },
    {
      title: 'External link control',
      text: 'Set an expiry date, download limit, access code and recipient for shared links, with preview-only mode, dynamic watermarks and one-click recall.',
    },
    {
      title: 'Fine-grained permissions',
      text: 'View, edit, download, print and re-share are granted separately. Permissions start and end with the organisation chart and the project.',
    },
    {
      title: 'End-to-end audit',
      text: 'Uploads, downloads, approvals, transfers and external links are recorded and traceable by person, file or zone. Transferred originals are kept for review.',
    },
    {
      title: '1U appliance delivery',
      text: 'A 1U rack appliance, hardware and software together, in 4 TB and 8 TB models. Rack it, connect it and follow the setup wizard.',
    },
  ],
  scenarios: [
    {
      title: 'Between R&D and office networks',
      text: 'Export builds and test reports after approval and import outside material after scanning, with less reliance on USB sticks and private shares.',
    },
    {
      title: 'Between internal and internet-facing zones',
      text: 'Marketing and legal exchange contracts, bids and media with customers, and every file is inspected and registered on the way in or out.',
    },
    {
      title: 'Headquarters and branches',
      text: 'Replace email attachments and chat transfers with department and project spaces whose permissions follow staff changes.',
    },
    {
      title: 'A controlled exit for cloud desktop data',
      text: 'Once local drives and clipboard are closed on cloud desktops, DSC provides one auditable way in and out for files.',
    },
  ],
  architecture: shared.architecture,
  specs: [
    { label: 'Delivery', value: '1U rack-mounted hardware and software appliance' },
    { label: 'Capacity models', value: '4 TB, 8 TB' },
    { label: 'Network access', value: 'Separate ports for each security zone' },
    { label: 'Deployment', value: 'Single unit or active-standby pair' },
    { label: 'Interfaces', value: 'Syslog, REST API, audit reports' },
    { label: 'Content inspection', value: 'Antivirus, sensitive content, true file type, nested archives' },
    { label: 'Transfer direction', value: 'One-way or two-way, by policy and isolation method' },
    { label: 'File permissions', value: 'View, edit, download, print and re-share granted separately' },
    {
      label: 'MLPS, SM algorithms',
      value:
        'Supports MLPS level 3 clauses on boundaries, access control, malware and data integrity; optionally SM4 storage and SM3 checksums',
    },
  ],
  compatibility: {
    groups: [
      {
        group: 'Access',
        items: [
          'Current Chromium-based browsers',
          'Windows client',
          'macOS client',
          'Kylin and UOS clients',
          'Mobile browsers',
        ],
      },
      {
        group: 'Cloud desktop environments',
        items: [
          'MVDA',
          'Citrix Virtual Apps and Desktops',
          'Omnissa Horizon',
          'KVM-based Chinese VDI platforms',
        ],
      },
      {
        group: 'Identity and approval',
        items: ['Microsoft AD', 'LDAP', 'OA workflow interfaces', 'WeCom and DingTalk messages'],
      },
      {
        group: 'Isolation and network',
        items: [
          'Firewall isolation',
          'Isolation gateways',
          'One-way import through a data diode',
          'Multi-zone VLAN access',
        ],
      },
      {
        group: 'Logs and inspection',
        items: ['Syslog', 'SIEM platforms', 'Third-party antivirus engines', 'DLP policy interfaces'],
      },
    ],
  },
  cases: [
    shared.customerCase,
    {
      title: 'External documents under control',
      customer: 'A municipal government service body',
      challenge:
        'Departments sent documents to outside organisations by email and chat, with no way to take them back.',
      solution:
        'Links instead of attachments, with expiry, access codes and watermarks, and manual review when sensitive content is found.',
      outcome:
        'Staff can see when each document was sent and who downloaded it, and misdirected files can be recalled.',
      illustrative: 'yes',
      figures: [],
    },
  ],
  faq: [
    {
      question: 'How does DSC relate to an isolation gateway?',
      answer:
        'An isolation gateway isolates networks; DSC handles identity, approval, inspection and records for the files that cross. They work together, or DSC can run with firewall isolation where the security level allows.',
    },
    {
      question: 'How do I choose between 4 TB and 8 TB?',
      answer:
        'It depends on the number of users, typical file size and how long transferred originals are kept. Pre-sales can help estimate from the last three months of file traffic.',
    },
    {
      question: 'Will large files slow the office network?',
      answer:
        'Resumable upload, throttling and off-peak transfer are supported, and bandwidth and time windows can be set per department.',
    },
    {
      question: 'How are licences and hardware quoted?',
      answer:
        'Hardware is quoted by model (4 TB or 8 TB) and number of units; an active-standby pair counts as two. The quotation also states the unit, quantity and support period of the software licence.',
    },
    {
      question: 'What if storage runs out?',
      answer:
        'First review use by department and space, then shorten the retention of originals or clear old versions. If that is not enough, add a unit or move to the 8 TB model; a delivery engineer plans the migration.',
    },
    {
      question: 'How are upgrades and support arranged?',
      answer:
        'Upgrade packages are verified before installation; in a pair, the standby unit goes first. Virus definitions and inspection rules can be imported offline. Hardware warranty and on-site support are set out in the contract.',
    },
  ],
  neighbours: [
    {
      product: 'mvda',
      text: 'MVDA keeps data in the data centre; DSC gives it one exit that is approved and traceable.',
    },
    {
      product: 'av',
      text: 'AuditView records how files are used in a session and DSC records how they enter and leave, so the two can be compared by person and time.',
    },
    {
      product: 'mdw',
      text: 'MDW forbids pushing files out through the debug port, and builds that must leave take the approved path through DSC.',
    },
  ],
}

export default en_product_dsc
