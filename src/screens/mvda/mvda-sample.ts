/** The sample session's endpoints, with frames a second and Mbit/s on each line. */
export const mvdaSample = {
  endpoints: {
    thin: { width: 136, height: 85, pixels: '1920 × 1080', frames: [60, 18, 24], megabits: [12, 1.1, 1.7] },
    laptop: { width: 136, height: 85, pixels: '1920 × 1200', frames: [60, 16, 24], megabits: [13, 1.2, 1.8] },
    tablet: {
      width: 120,
      height: 90,
      pixels: '2048 × 1536',
      frames: [60, 15, 20],
      megabits: [14.5, 1.3, 1.9],
    },
    phone: { width: 50, height: 97, pixels: '1080 × 2160', frames: [60, 20, 30], megabits: [6, 0.8, 1.2] },
  },
  /** Mbit/s there are, and what is left of the picture's detail, per cent; text is always whole */
  lines: {
    good: { capacity: 100, transport: 'UDP', codec: 'H.265', picture: 100 },
    mobile: { capacity: 1.5, transport: 'TCP', codec: 'H.264', picture: 40 },
    branch: { capacity: 2, transport: 'UDP', codec: 'H.265', picture: 70 },
  },
} as const
