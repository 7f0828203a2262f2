import type { TrialContents } from './trial-contents.ts'

export const en: TrialContents = {
  title: 'What a trial includes',
  sample: 'Illustrative',
  of: {
    av: '30 days, 20 concurrent sessions: we supply installers and a licence, you supply a server (16 GB of memory, a 1 TB disk), and an engineer helps you set up.',
    dsc: '30 days: we supply a 4 TB trial appliance, an engineer installs it, and you provide 1U of rack space and a network port per security zone.',
    centerview:
      '30 days, 200 desktops: we supply installers and a licence, you supply a virtual machine (16 GB of memory) and a read-only account of your VDI platform, and an engineer helps you set up.',
    mvda: '30 days, 20 desktops: we supply installers and a licence, you supply two virtual machines and a virtualization host, and an engineer helps you set up; or use our demonstration environment.',
    mdw: '30 days, 10 developers: we supply installers and a licence, you supply a virtual machine, cloud desktops and the devices to debug, and an engineer helps you set up.',
    a2m: '30 days, 2 applications: we supply installers and a licence, you supply a server and test accounts of the applications, and an engineer helps you make the first pages.',
  },
}
