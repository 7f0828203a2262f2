import type { NamespaceCompareTranslation } from '../../i18n-types.ts'

const en_compare: NamespaceCompareTranslation = {
  title: 'Compare the six products by need',
  titleClauses: ['Compare the six products', 'by need'],
  lead: 'Start from the problem, then see which product covers it. Put two or three side by side and send the link to a colleague.',
  seo: {
    title: 'Compare our six VDI products',
    description:
      'From desktop delivery, recording and file transfer to monitoring, device debugging and mobile pages: compare AuditView, DSC, CenterView, MVDA, MDW and A2M.',
  },
  chooser: {
    legend: 'Choose products',
    hint: 'Choose two or three products to compare; with none chosen, all six are shown.',
    submit: 'Compare',
    clear: 'Show all six',
    differences: 'Only needs that differ',
  },
  messages: {
    tooFew: 'Choose one more: a comparison needs at least two products.',
    tooMany: 'Three is the limit. Remove one first.',
    unknown: 'The link named an unknown product, which was left out.',
    same: 'The chosen products do not differ on these needs.',
    updated: 'Now comparing: {names}',
  },
  share: {
    label: 'Share this comparison',
    copy: 'Copy link',
    copied: 'Link copied.',
    failed: 'Could not copy. Copy the link from the address bar.',
    print: 'Print the comparison',
    printedOn: 'Printed on {date}',
    address: 'Web address: {url}',
  },
  table: {
    caption: '{names} compared by need',
    need: 'Need',
    legend: 'Key',
    trial: 'Apply for a trial',
    note: 'Based on each product’s features and compatibility. The documents of each release take precedence.',
  },
  levels: {
    separator: ': ',
    yes: 'Yes',
    part: 'In part',
    no: 'Not covered',
  },
  productRoles: {
    av: 'Session recording and behaviour analysis',
    dsc: 'Document sharing and file transfer',
    centerview: 'Monitoring and operations',
    mvda: 'Desktop and application delivery',
    mdw: 'Mobile and embedded development',
    a2m: 'PC applications on phones',
  },
  rows: {
    desktops: {
      label: 'Deliver whole desktops',
      help: 'Give staff a complete desktop: Windows, Kylin or UOS',
      notes: { mvda: 'Dedicated, pooled and shared sessions' },
    },
    apps: {
      label: 'Deliver single applications',
      help: 'Staff need one or two business applications, not a desktop',
      notes: { mvda: 'Virtual applications', a2m: 'Published as mobile pages' },
    },
    phone: {
      label: 'Use PC applications on a phone',
      help: 'Comfortable to tap and type, without zooming',
      notes: { mvda: 'Phones can connect and show the original screen', a2m: 'Rearranged for touch' },
    },
    devices: {
      label: 'Attach real devices',
      help: 'Peripherals, phones and boards used from a cloud desktop',
      notes: {
        mvda: 'Office peripherals such as printers, scanners and USB security keys',
        mdw: 'Phones, boards, probes and serial ports',
      },
    },
    ferry: {
      label: 'Move files between zones with approval',
      help: 'Between R&D and office, internal and internet-facing zones',
      notes: { dsc: 'Inspected and approved before transfer; release first is off by default' },
    },
    webdisk: {
      label: 'Enterprise file sharing',
      help: 'Personal, department and project spaces, versions and links',
      notes: { dsc: 'Inside and outside the cloud desktop' },
    },
    leak: {
      label: 'Limit data leakage',
      help: 'Control the clipboard, drives, sharing and debug ports',
      notes: {
        av: 'Notify, lock or disconnect; traceable watermarks',
        dsc: 'Permissions, link control and inspection',
        mvda: 'Clipboard, drives, printing and capture set separately',
        mdw: 'Authorised by device and direction',
        a2m: 'No business files cached on the device',
      },
    },
    record: {
      label: 'Record sessions',
      help: 'See afterwards what happened on screen',
      notes: { av: 'By policy, with linked search' },
    },
    risk: {
      label: 'Find risky behaviour',
      help: 'Out-of-hours access, bulk opening, sensitive content going out',
      notes: {
        av: 'Baselines and risk scores',
        dsc: 'Detects sensitive content in files',
        mdw: 'Logs device connection and transfer',
      },
    },
    monitor: {
      label: 'Monitor experience and troubleshoot',
      help: 'When users say it is slow, know which part is',
      notes: {
        av: 'Play back the moment of the fault',
        centerview: 'Past 4 hours of sessions, logon breakdown',
      },
    },
    inspect: {
      label: 'Automated inspection',
      help: 'Certificates, licences, capacity and services, with nobody checking by hand',
      notes: { av: 'Storage capacity trend warnings', centerview: 'Saves 60 person-days a year' },
    },
    selfservice: {
      label: 'User self-service',
      help: 'People solve it themselves without calling',
      notes: {
        dsc: 'Request transfers and share files',
        centerview: 'User portal and user terminal tool',
        mdw: 'Book test devices',
      },
    },
    weaknet: {
      label: 'Cope with poor networks',
      help: 'Branches, remote work and mobile networks',
      notes: {
        av: 'Cached encrypted while offline, uploaded on recovery',
        dsc: 'Resumable upload and throttling',
        centerview: 'Measures link quality, does not improve it',
        mvda: 'Adaptive encoding, UDP with TCP fallback',
        mdw: 'Merges small packets and resumes sessions',
        a2m: 'Refreshes the active area first',
      },
    },
    appliance: {
      label: 'Appliance delivery',
      help: 'Hardware and software together; rack it and set it up',
      notes: {
        av: 'Software',
        dsc: '1U, 4 TB or 8 TB',
        centerview: 'Software',
        mvda: 'Software; existing servers can be reused',
        mdw: 'Software',
        a2m: 'Software',
      },
    },
    thirdparty: {
      label: 'Work without MVDA',
      help: 'You already run another VDI platform',
      notes: {
        av: 'Citrix, Horizon, RDS, KVM-based VDI',
        dsc: 'Needs only a browser or client',
        centerview: 'Citrix, Horizon, RDS, KVM-based VDI',
        mvda: 'It is the desktop platform itself',
        mdw: 'Citrix, Horizon, RDS',
        a2m: 'RDS, Citrix Virtual Apps',
      },
    },
    xinchuang: {
      label: 'Chinese operating systems',
      help: 'Kylin, UOS and other Chinese systems',
      notes: {
        av: 'Audits Kylin and UOS desktops',
        dsc: 'Clients for Kylin and UOS',
        centerview: 'Supports Kylin and UOS endpoints',
        mvda: 'Delivers Kylin and UOS desktops',
        mdw: 'Linux cloud desktops; HarmonyOS device debugging',
        a2m: 'HarmonyOS mobile devices',
      },
    },
    siem: {
      label: 'Connect to Syslog or SIEM',
      help: 'Send alerts and records to your log platform',
      notes: {
        av: 'Syslog, SIEM, REST API',
        dsc: 'Syslog, SIEM, REST API',
        centerview: 'Syslog, webhook, REST API',
        mdw: 'Syslog',
      },
    },
  },
}

export default en_compare
