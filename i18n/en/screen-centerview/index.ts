import type { NamespaceScreenCenterviewTranslation } from '../../i18n-types.ts'

const en_screen_centerview: NamespaceScreenCenterviewTranslation = {
  title: 'Session search',
  subject: 'Zhou Ning, desktop D-0317 · past 4 hours',
  sample: 'Sample data',
  caption:
    'Five stages of desktop D-0317 over the past 4 hours on one timeline. 08:32: a slow logon, caused by storage. 09:32: a laggy screen with a session latency of 236 ms instead of the usual 32 ms, caused by the network: 4.2% loss, because the endpoint moved from cable to weak Wi-Fi. The remedy: a self-check, and back to the cable. At all other times the five stages are normal. Beside it, automated inspection: of five, only a certificate that expires in 21 days needs attention.',
  panels: { legend: 'Choose a view', tabs: ['Session search', 'Inspection'] },
  time: 'Time, past 4 hours',
  previous: 'Previous problem',
  next: 'Next problem',
  lanes: {
    endpoint: { name: 'Endpoint', metric: 'Latency' },
    network: { name: 'Network', metric: 'Loss' },
    gateway: { name: 'Gateway', metric: 'Forwarding' },
    host: { name: 'Host', metric: 'Disk wait' },
    storage: { name: 'Storage', metric: 'Latency' },
  },
  usual: 'usual {value}',
  cause: 'Cause',
  affected: 'Affected',
  unread: 'Signed out',
  answers: { where: 'Where', why: 'Cause', action: 'Action' },
  logon: {
    title: 'Logon took 48 s',
    usual: 'usually 13 s',
    part: 'Profile load 36 s',
    parts:
      'On the critical path, overlaps taken out: authentication 2, brokering 1, machine start 3, connection 2, group policy 3, logon scripts 1 s',
    where: 'Storage. Host and endpoint slow down with it; network and gateway are normal',
    why: 'A snapshot job started at 08:30, in the morning logon peak',
    action: 'Move the snapshot job to after 22:00',
  },
  link: {
    title: 'Session latency 236 ms',
    usual: 'usually 32 ms',
    part: 'Network 204 ms',
    parts: 'Endpoint 9, gateway 6, host 12, storage 5 ms',
    where: 'Network, 4.2% loss. Gateway, host and storage are normal',
    why: 'The endpoint moved from cable to Wi-Fi with a weak signal',
    action: 'Ask the user to run the terminal tool and plug the cable back in',
  },
  calm: {
    usual: { title: 'All five normal', text: 'every metric within its usual range' },
    out: { title: 'Signed out', text: 'the desktop waits in its pool' },
    parts: 'Usual latency 32 ms: endpoint 8, network 6, gateway 6, host 8, storage 4',
    logon: '08:32 Slow logon',
    link: '09:32 Laggy screen',
  },
  inspection: {
    title: 'Automated inspection',
    text: 'in real time, instead of daily manual checks',
    checks: [
      { name: 'Service status', result: 'all online' },
      { name: 'Certificates', result: '21 days left' },
      { name: 'Licences', result: '18% free' },
      { name: 'Image and agent', result: 'versions match' },
      { name: 'Storage', result: '32% free' },
    ],
    run: 'Check again',
    running: 'Checking',
    done: 'Checks finished: four normal, a certificate expires in 21 days',
    days: '12 months of 5 person-days, 60 in all, freed from the calendar',
    sum: '60',
    unit: 'person-days a year',
    saved: 'Manual checks took 5 a month; now in real time',
  },
}

export default en_screen_centerview
