// what both the form and the home page say

export const steps = [
  { title: 'Apply', text: 'Verify your email and get a reference number' },
  { title: 'Confirm the environment', text: 'One call about endpoints, network and applications' },
  { title: 'Start', text: 'What each product comes with: see “What a trial includes”' },
] as const
