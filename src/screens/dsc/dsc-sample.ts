/** Two sample requests: a build whose checks passed, and a contact list that was blocked on arrival. */
export const dscSample = {
  build: {
    /** virus, sensitive content, true type, archives */
    checks: [true, true, true, true],
    record: [
      { time: '09:12:04', key: 'asked' },
      { time: '09:12:31', key: 'checked' },
      { time: '09:20:10', key: 'first' },
    ],
    decided: {
      released: [
        { time: '09:26:40', key: 'released' },
        { time: '09:26:44', key: 'outcome' },
      ],
      refused: [
        { time: '09:26:40', key: 'refused' },
        { time: '09:26:40', key: 'outcome' },
      ],
    },
  },
  contacts: {
    checks: [true, false, true, true],
    record: [
      { time: '10:03:18', key: 'asked' },
      { time: '10:03:40', key: 'checked' },
      { time: '10:03:40', key: 'first' },
    ],
    decided: {
      review: [{ time: '10:05:12', key: 'review' }],
      returned: [{ time: '10:05:12', key: 'returned' }],
    },
  },
} as const
