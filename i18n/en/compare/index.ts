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
  rows: [
    {
      key: 'desktops',
      label: 'Deliver whole desktops',
      help: 'Give staff a complete desktop, Windows or a Chinese system',
      values: {
        av: {
          level: 'no',
          note: '',
        },
        dsc: {
          level: 'no',
          note: '',
        },
        centerview: {
          level: 'no',
          note: '',
        },
        mvda: {
          level: 'yes',
          note: 'Dedicated, pooled and shared sessions',
        },
        mdw: {
          level: 'no',
          note: '',
        },
        a2m: {
          level: 'no',
          note: '',
        },
      },
    },
    {
      key: 'apps',
      label: 'Deliver single applications',
      help: 'Staff need one or two business applications, not a desktop',
      values: {
        av: {
          level: 'no',
          note: '',
        },
        dsc: {
          level: 'no',
          note: '',
        },
        centerview: {
          level: 'no',
          note: '',
        },
        mvda: {
          level: 'yes',
          note: 'Virtual applications',
        },
        mdw: {
          level: 'no',
          note: '',
        },
        a2m: {
          level: 'part',
          note: 'Published as mobile pages',
        },
      },
    },
    {
      key: 'phone',
      label: 'Use PC applications on a phone',
      help: 'Comfortable to tap and type, without zooming',
      values: {
        av: {
          level: 'no',
          note: '',
        },
        dsc: {
          level: 'no',
          note: '',
        },
        centerview: {
          level: 'no',
          note: '',
        },
        mvda: {
          level: 'part',
          note: 'Phones can connect and show the original screen',
        },
        mdw: {
          level: 'no',
          note: '',
        },
        a2m: {
          level: 'yes',
          note: 'Rearranged for touch',
        },
      },
    },
    {
      key: 'devices',
      label: 'Attach real devices',
      help: 'Peripherals, phones and boards used from a cloud desktop',
      values: {
        av: {
          level: 'no',
          note: '',
        },
        dsc: {
          level: 'no',
          note: '',
        },
        centerview: {
          level: 'no',
          note: '',
        },
        mvda: {
          level: 'part',
          note: 'Office peripherals such as printers, scanners and USB security keys',
        },
        mdw: {
          level: 'yes',
          note: 'Phones, boards, probes and serial ports',
        },
        a2m: {
          level: 'no',
          note: '',
        },
      },
    },
    {
      key: 'ferry',
      label: 'Move files between zones with approval',
      help: 'Between R&D and office, internal and internet-facing zones',
      values: {
        av: {
          level: 'no',
          note: '',
        },
        dsc: {
          level: 'yes',
          note: 'Inspected and approved before transfer',
        },
        centerview: {
          level: 'no',
          note: '',
        },
        mvda: {
          level: 'no',
          note: '',
        },
        mdw: {
          level: 'no',
          note: '',
        },
        a2m: {
          level: 'no',
          note: '',
        },
      },
    },
    {
      key: 'webdisk',
      label: 'Enterprise file sharing',
      help: 'Personal, department and project spaces, versions and links',
      values: {
        av: {
          level: 'no',
          note: '',
        },
        dsc: {
          level: 'yes',
          note: 'Inside and outside the cloud desktop',
        },
        centerview: {
          level: 'no',
          note: '',
        },
        mvda: {
          level: 'no',
          note: '',
        },
        mdw: {
          level: 'no',
          note: '',
        },
        a2m: {
          level: 'no',
          note: '',
        },
      },
    },
    {
      key: 'leak',
      label: 'Limit data leakage',
      help: 'Control the clipboard, drives, sharing and debug ports',
      values: {
        av: {
          level: 'part',
          note: 'Notify, lock or disconnect; traceable watermarks',
        },
        dsc: {
          level: 'yes',
          note: 'Permissions, link control and inspection',
        },
        centerview: {
          level: 'no',
          note: '',
        },
        mvda: {
          level: 'yes',
          note: 'Clipboard, drives, printing and capture set separately',
        },
        mdw: {
          level: 'yes',
          note: 'Authorised by device and direction',
        },
        a2m: {
          level: 'yes',
          note: 'No business files cached on the device',
        },
      },
    },
    {
      key: 'record',
      label: 'Record sessions',
      help: 'See afterwards what happened on screen',
      values: {
        av: {
          level: 'yes',
          note: 'By policy, with linked search',
        },
        dsc: {
          level: 'no',
          note: '',
        },
        centerview: {
          level: 'no',
          note: '',
        },
        mvda: {
          level: 'no',
          note: '',
        },
        mdw: {
          level: 'no',
          note: '',
        },
        a2m: {
          level: 'no',
          note: '',
        },
      },
    },
    {
      key: 'risk',
      label: 'Find risky behaviour',
      help: 'Out-of-hours access, bulk opening, sensitive content going out',
      values: {
        av: {
          level: 'yes',
          note: 'Baselines and risk scores',
        },
        dsc: {
          level: 'part',
          note: 'Detects sensitive content in files',
        },
        centerview: {
          level: 'no',
          note: '',
        },
        mvda: {
          level: 'no',
          note: '',
        },
        mdw: {
          level: 'part',
          note: 'Logs device connection and transfer',
        },
        a2m: {
          level: 'no',
          note: '',
        },
      },
    },
    {
      key: 'monitor',
      label: 'Monitor experience and troubleshoot',
      help: 'When users say it is slow, know which part is',
      values: {
        av: {
          level: 'part',
          note: 'Play back the moment of the fault',
        },
        dsc: {
          level: 'no',
          note: '',
        },
        centerview: {
          level: 'yes',
          note: 'Past 4 hours of sessions, logon breakdown',
        },
        mvda: {
          level: 'no',
          note: '',
        },
        mdw: {
          level: 'no',
          note: '',
        },
        a2m: {
          level: 'no',
          note: '',
        },
      },
    },
    {
      key: 'inspect',
      label: 'Automated health checks',
      help: 'Certificates, licences, capacity and services, with nobody checking by hand',
      values: {
        av: {
          level: 'part',
          note: 'Storage capacity trend warnings',
        },
        dsc: {
          level: 'no',
          note: '',
        },
        centerview: {
          level: 'yes',
          note: 'Saves 60 working days a year',
        },
        mvda: {
          level: 'no',
          note: '',
        },
        mdw: {
          level: 'no',
          note: '',
        },
        a2m: {
          level: 'no',
          note: '',
        },
      },
    },
    {
      key: 'selfservice',
      label: 'User self-service',
      help: 'People solve it themselves without calling',
      values: {
        av: {
          level: 'no',
          note: '',
        },
        dsc: {
          level: 'part',
          note: 'Request transfers and share files',
        },
        centerview: {
          level: 'yes',
          note: 'User portal and user terminal tool',
        },
        mvda: {
          level: 'no',
          note: '',
        },
        mdw: {
          level: 'part',
          note: 'Book test devices',
        },
        a2m: {
          level: 'no',
          note: '',
        },
      },
    },
    {
      key: 'weaknet',
      label: 'Cope with poor networks',
      help: 'Branches, remote work and mobile networks',
      values: {
        av: {
          level: 'part',
          note: 'Cached encrypted while offline, uploaded on recovery',
        },
        dsc: {
          level: 'part',
          note: 'Resumable upload and throttling',
        },
        centerview: {
          level: 'part',
          note: 'Measures link quality, does not improve it',
        },
        mvda: {
          level: 'yes',
          note: 'Adaptive encoding, UDP with TCP fallback',
        },
        mdw: {
          level: 'yes',
          note: 'Merges small packets and resumes sessions',
        },
        a2m: {
          level: 'yes',
          note: 'Refreshes the active area first',
        },
      },
    },
    {
      key: 'appliance',
      label: 'Appliance delivery',
      help: 'Hardware and software together; rack it and set it up',
      values: {
        av: {
          level: 'no',
          note: 'Software',
        },
        dsc: {
          level: 'yes',
          note: '1U, 4 TB or 8 TB',
        },
        centerview: {
          level: 'no',
          note: 'Software',
        },
        mvda: {
          level: 'no',
          note: 'Software; existing servers can be reused',
        },
        mdw: {
          level: 'no',
          note: 'Software',
        },
        a2m: {
          level: 'no',
          note: 'Software',
        },
      },
    },
    {
      key: 'thirdparty',
      label: 'Work without MVDA',
      help: 'You already run another VDI platform',
      values: {
        av: {
          level: 'yes',
          note: 'Citrix, Horizon, RDS, KVM-based VDI',
        },
        dsc: {
          level: 'yes',
          note: 'Needs only a browser or client',
        },
        centerview: {
          level: 'yes',
          note: 'Citrix, Horizon, RDS, KVM-based VDI',
        },
        mvda: {
          level: 'no',
          note: 'It is the desktop platform itself',
        },
        mdw: {
          level: 'yes',
          note: 'Citrix, Horizon, RDS',
        },
        a2m: {
          level: 'yes',
          note: 'RDS, Citrix Virtual Apps',
        },
      },
    },
    {
      key: 'xinchuang',
      label: 'Chinese operating systems',
      help: 'Kylin, UOS and other Chinese systems',
      values: {
        av: {
          level: 'yes',
          note: 'Audits Kylin and UOS desktops',
        },
        dsc: {
          level: 'yes',
          note: 'Clients for Kylin and UOS',
        },
        centerview: {
          level: 'yes',
          note: 'Supports Kylin and UOS endpoints',
        },
        mvda: {
          level: 'yes',
          note: 'Delivers Kylin and UOS desktops',
        },
        mdw: {
          level: 'part',
          note: 'Linux cloud desktops; HarmonyOS device debugging',
        },
        a2m: {
          level: 'part',
          note: 'HarmonyOS mobile devices',
        },
      },
    },
    {
      key: 'siem',
      label: 'Connect to Syslog or SIEM',
      help: 'Send alerts and records to your log platform',
      values: {
        av: {
          level: 'yes',
          note: 'Syslog, SIEM, REST API',
        },
        dsc: {
          level: 'yes',
          note: 'Syslog, SIEM, REST API',
        },
        centerview: {
          level: 'yes',
          note: 'Syslog, webhook, REST API',
        },
        mvda: {
          level: 'no',
          note: '',
        },
        mdw: {
          level: 'yes',
          note: 'Syslog',
        },
        a2m: {
          level: 'no',
          note: '',
        },
      },
    },
  ],
}

export default en_compare
