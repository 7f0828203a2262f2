/** The sample recording that the screen plays: 10:12 to 10:20. Times are seconds from its beginning. */
export const auditviewSample = {
  /** seconds after midnight at which it begins, and how many it lasts */
  start: 36_720,
  length: 480,
  /** the first time on the screen: the copy to a USB disk is under way */
  shown: 345,
  /** in their order; their words stand in the same order. From and to are one where it takes no time. */
  events: [
    { kind: 'window', from: 40, to: 235 },
    { kind: 'watermark', from: 45, to: 235 },
    { kind: 'command', from: 110, to: 110 },
    { kind: 'copy', from: 165, to: 190 },
    { kind: 'usb', from: 270, to: 455 },
    { kind: 'command', from: 320, to: 320 },
    { kind: 'watermark', from: 325, to: 455 },
    { kind: 'copy', from: 330, to: 385, alert: true },
    { kind: 'window', from: 410, to: 455 },
  ],
  /** when each part of the recorded desktop is seen */
  desktop: {
    window: [
      [40, 235],
      [410, 455],
    ],
    command: [
      [95, 260],
      [305, 400],
    ],
    copy: [
      [160, 200],
      [328, 392],
    ],
    usb: [[270, 304]],
    file: [[190, 481]],
    watermark: [
      [45, 235],
      [325, 455],
    ],
    lock: [[455, 481]],
  },
  /** what is typed, and when */
  typed: [
    { from: 97, to: 110, key: 'find' },
    { from: 313, to: 320, key: 'list' },
  ],
  /** where the mouse is: second, per cent from left and top */
  mouse: [
    [0, 60, 70],
    [40, 12, 30],
    [95, 20, 66],
    [150, 12, 24],
    [165, 62, 34],
    [270, 70, 62],
    [313, 30, 70],
    [330, 70, 40],
    [392, 64, 46],
    [410, 12, 30],
    [455, 50, 60],
    [480, 50, 60],
  ],
} as const
