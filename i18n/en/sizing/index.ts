import type { NamespaceSizingTranslation } from '../../i18n-types.ts'

const en_sizing: NamespaceSizingTranslation = {
  seo: {
    title: 'Sizing estimate',
    description:
      'Management servers, desktop hosts, storage and bandwidth for one or several products. Assumptions are stated and can be changed.',
  },
  title: 'Sizing estimate',
  lead: 'Enter quantities for one or several products to estimate management servers, desktop hosts, storage and bandwidth. Prices are in the quotation.',
  quantities: 'Products and quantities',
  assumptions: 'Assumptions (change them as needed)',
  of: {
    memory: 'Memory per desktop (GB)',
    disk: 'Disk per desktop (GB)',
    line: 'Average bandwidth per session (Mbit/s)',
    hours: 'Recorded hours a day',
    days: 'Days recordings are kept',
  },
  units: {
    av: 'concurrent sessions',
    dsc: 'users',
    centerview: 'desktops',
    mvda: 'desktops',
    mdw: 'developers',
    a2m: 'users',
  },
  counted: {
    av: 'concurrent sessions: {n}',
    dsc: 'users: {n}',
    centerview: 'desktops: {n}',
    mvda: 'desktops: {n}',
    mdw: 'developers: {n}',
    a2m: 'users: {n}',
  },
  label: '{product} ({unit})',
  submit: 'Estimate',
  faulty: 'Some entries need attention',
  wrong: '{name}: enter a whole number from {least} to {most}',
  empty: 'Enter a quantity for at least one product.',
  result: 'Result',
  resultLead: 'For the quantities and assumptions below, for planning and budgeting.',
  sample: 'Illustrative',
  heading: '{product}, {counted}',
  rows: {
    servers: 'Management servers and appliances',
    hosts: 'Desktop hosts',
    storage: { av: 'Storage of recordings', mvda: 'Storage of desktops', all: 'Disks and storage' },
    bandwidth: 'Data centre bandwidth',
    licence: 'Licensed',
    assumed: 'Assumptions',
    excluded: 'Not included',
  },
  disk: { one: '; {disk} of disk', all: '; {disk} of disk together' },
  above: 'Beyond the reference table; a pre-sales engineer works it out',
  hosts:
    '{hosts} with {cores} cores and {memory} of memory each, including {spares} spare: 1 for every {perSpare} hosts or part of {perSpare}',
  assumed: {
    mvda: '{cores} vCPU, {memory} GB of memory and {disk} GB of disk per desktop; {perCore} vCPU per core; {line} Mbit/s per session on average',
    av: '{hours} recorded hours a day, kept for {days} days, about {recordedHour} MB an hour',
  },
  excluded: {
    av: 'Backups and off-site copies',
    dsc: 'Network equipment of the security zones',
    centerview: 'The monitored desktops and hosts',
    mvda: 'Storage replicas and backups; third-party licences such as Windows',
    mdw: 'The developers’ cloud desktops and real devices',
    a2m: 'Hosts that run the original applications, and their licences',
  },
  total: 'Total',
  count: '{n}',
  countOpen: '{n}, without {products}: beyond the reference table, a pre-sales engineer works it out',
  between: ', ',
  note: 'An estimate does not replace a pre-sales assessment: peak logon, graphics and storage replicas change the result.',
  carry: 'Apply for a trial with this estimate',
  address: 'Address of this estimate',
}

export default en_sizing
