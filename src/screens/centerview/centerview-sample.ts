/**
 * The sample session that the screen shows: a pooled desktop from 11:20 to 15:20. Its user signs out at noon, signs in
 * again at 13:32 into a storage snapshot, and moves to a weak wireless link at 14:32.
 */
export const centerviewSample = {
  /** minutes after midnight at which it begins, and how many it lasts */
  start: 680,
  length: 240,
  /** minutes between two readings */
  step: 4,
  /** while nobody is signed in there is nothing to read at the endpoint, on its network and at the gateway */
  signedOut: { from: 40, to: 132, lanes: ['endpoint', 'network', 'gateway'] },
  incidents: [
    { id: 'logon', at: 132, from: 130, to: 146, cause: 'storage', affected: ['endpoint', 'host'] },
    { id: 'link', at: 192, from: 184, to: 204, cause: 'network', affected: ['endpoint'] },
  ],
  lanes: {
    endpoint: {
      unit: 'ms',
      usual: 32,
      top: 250,
      readings: [
        28, 35, 30, 30, 34, 32, 31, 34, 34, 32, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33,
        33, 33, 33, 33, 33, 33, 33, 62, 96, 58, 40, 34, 30, 35, 32, 34, 35, 28, 30, 32, 32, 31, 74, 236, 142,
        60, 38, 33, 35, 32, 29, 31, 30, 31, 31, 31,
      ],
    },
    network: {
      unit: '%',
      usual: 0.1,
      top: 4.6,
      readings: [
        0.1, 0.1, 0.1, 0.2, 0.1, 0.2, 0.1, 0.1, 0.1, 0.1, 0.2, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1,
        0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.2, 0.2, 0.1, 0.2, 0.1, 0.2,
        0.1, 0, 0.1, 0.1, 0, 0.1, 0.4, 2.6, 4.2, 2.1, 0.5, 0.2, 0.1, 0.1, 0.2, 0.1, 0.1, 0, 0.2, 0.1, 0.2,
      ],
    },
    gateway: {
      unit: 'ms',
      usual: 6,
      top: 22,
      readings: [
        5, 7, 5, 7, 6, 6, 6, 6, 5, 6, 5, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6,
        7, 6, 6, 6, 6, 6, 6, 6, 5, 6, 7, 7, 6, 7, 6, 5, 6, 5, 6, 6, 6, 7, 6, 5, 6, 5, 6,
      ],
    },
    host: {
      unit: '%',
      usual: 3,
      top: 40,
      readings: [
        3, 3, 3, 4, 3, 4, 2, 3, 3, 3, 4, 3, 3, 4, 3, 2, 4, 4, 4, 3, 3, 3, 2, 4, 3, 4, 3, 2, 2, 2, 2, 3, 4, 31,
        24, 14, 8, 5, 4, 3, 3, 4, 3, 4, 4, 3, 3, 2, 3, 4, 4, 2, 4, 3, 2, 3, 3, 2, 2, 3, 4,
      ],
    },
    storage: {
      unit: 'ms',
      usual: 4,
      top: 52,
      readings: [
        4, 4, 5, 4, 4, 4, 3, 3, 4, 4, 4, 5, 5, 5, 4, 5, 5, 5, 4, 4, 4, 4, 4, 4, 4, 5, 4, 4, 5, 5, 5, 5, 4, 46,
        38, 22, 11, 6, 4, 5, 5, 5, 5, 5, 4, 4, 5, 4, 5, 5, 4, 5, 4, 4, 5, 4, 5, 4, 4, 4, 4,
      ],
    },
  },
  /** seconds of the slow logon and milliseconds of the slow screen, by part, in the order in which they happen */
  parts: {
    logon: [2, 1, 3, 2, 3, 1, 36],
    link: [9, 204, 6, 12, 5],
    usual: [8, 6, 6, 8, 4],
  },
  checks: ['ok', 'due', 'ok', 'ok', 'ok'],
} as const
