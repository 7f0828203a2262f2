import type { NamespaceSecurityTranslation } from '../../i18n-types.ts'

const en_security: NamespaceSecurityTranslation = {
  seo: {
    title: 'Security and compliance',
    description:
      'MLPS and SM algorithms, ISO 27001, SOC 2, VPAT, FIPS, escrow, data residency, penetration tests; vulnerability response and feeds.',
  },
  title: 'Security and compliance',
  lead: 'What tenders and security reviews ask, answered with yes, no or on request.',
  sample: 'Illustrative',
  answers: {
    heading: 'Questions and answers',
    note: 'Answers marked Illustrative await confirmation by the vendor; written documents take precedence.',
    columns: { question: 'Topic', answer: 'Answer', text: 'Details' },
    items: [
      {
        question: 'MLPS and cryptography assessment',
        answer: 'On request',
        text: 'Products are assessed as part of your system; the clauses are below. Ask sales for material used in level 3 assessments.',
      },
      {
        question: 'ISO/IEC 27001',
        answer: 'Yes',
        text: 'Development and support are in scope. The scanned certificate states number and validity.',
      },
      {
        question: 'SOC 2 report',
        answer: 'No',
        text: 'There is no SOC 2 report at present. We answer your vendor security questionnaire.',
      },
      {
        question: 'Accessibility report (VPAT)',
        answer: 'No',
        text: 'There is no VPAT for the clients. For this site see the accessibility statement.',
      },
      {
        question: 'FIPS 140',
        answer: 'No',
        text: 'Not validated. Where validated modules of the operating system or OpenSSL are used, enable them as their guides say.',
      },
      {
        question: 'Source code escrow',
        answer: 'On request',
        text: 'Under an agreement with an agreed third party that states the release conditions, at extra cost.',
      },
      {
        question: 'Data residency',
        answer: 'In your environment',
        text: 'Products run in your data centre and send no business data home. Tickets and diagnostic bundles are stored in China and not transferred abroad.',
      },
      {
        question: 'Penetration tests',
        answer: 'Yes',
        text: 'By a third party before each major release; a summary is available under NDA. You may also test yourself.',
      },
      {
        question: 'Vulnerability policy',
        answer: 'Yes',
        text: 'Deadlines for receipt, assessment, fix and advisory are below.',
      },
      {
        question: 'Software bill of materials (SBOM)',
        answer: 'Yes',
        text: 'In CycloneDX format for each release; find it by type in Downloads.',
      },
      {
        question: 'Sub-processors',
        answer: 'List available',
        text: 'Hosting and mail delivery of this site are by providers in China; the list is available on request. Deployment is not subcontracted.',
      },
      {
        question: 'Disaster recovery (RTO, RPO)',
        answer: 'Agreed per project',
        text: 'It depends on the design of cluster, storage and backup, so there is no general figure; targets go into the proposal and are verified in a recovery drill.',
      },
      {
        question: 'IPv6',
        answer: 'Confirmed per project',
        text: 'Dual stack depends on hypervisor, gateway and endpoint network together; it is verified on your network during the trial and written into the proposal.',
      },
      {
        question: 'Offline installation, without internet',
        answer: 'Yes',
        text: 'Packages and updates are imported on media after you check their SHA-256; licence files are issued and activated offline; time comes from the NTP server of your network; certificates are issued and renewed by your own CA. How licence renewals and update media are delivered is set by contract.',
      },
    ],
  },
  mlps: {
    heading: 'MLPS and Chinese cryptography',
    lead: 'China’s Multi-Level Protection Scheme assesses your system; products provide technical measures in it. Clauses are those of GB/T 22239-2019, level 3. SM algorithms are chosen per project.',
    columns: { product: 'Product', level: 'MLPS clauses it supports', crypto: 'SM algorithms' },
    rows: {
      mvda: {
        level:
          'Identity 8.1.4.1, access control 8.1.4.2, intrusion prevention 8.1.4.4, residual information 8.1.4.10',
        crypto: 'Gateway with TLCP (GB/T 38636) and SM2 certificates',
      },
      av: {
        level:
          'Security audit 8.1.4.3, audit management 8.1.5.2; separated system, security and audit roles 8.1.5.1 to 8.1.5.3',
        crypto: 'Recordings encrypted with SM4, segments checked with SM3',
      },
      dsc: {
        level:
          'Boundary protection 8.1.3.1, access control 8.1.3.2, malware prevention 8.1.3.4, data integrity 8.1.4.7',
        crypto: 'Storage encrypted with SM4, transfers checked with SM3',
      },
      centerview: { level: 'Central management 8.1.5.4', crypto: 'Not applicable' },
    },
    note: 'Ask sales for cryptographic product certificates, test reports and material for your MLPS assessment.',
    contact: 'Contact sales',
  },
  response: {
    heading: 'Security response',
    steps: [
      { title: 'Report', text: 'Write to {email}. We confirm receipt within 2 working days.' },
      {
        title: 'Assess',
        text: 'Severity and affected versions within 5 working days; for high severity, a workaround first.',
      },
      {
        title: 'Fix',
        text: 'A fixed version within 30 days for high severity, with the next release for the rest.',
      },
      { title: 'Publish', text: 'A numbered advisory: impact, fixed version and how to check.' },
    ],
  },
  follow: {
    heading: 'Follow security advisories',
    text: 'Each advisory has a number, the affected versions, the fixed version and how to check. Add one of these addresses to a feed reader to see new ones as they appear:',
    all: 'All products',
    list: 'View security advisories',
  },
}

export default en_security
