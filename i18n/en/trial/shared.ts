// what both the form and the home page say

export const steps = [
  { title: 'Apply', text: 'Verify your email and get a reference number' },
  { title: 'Confirm the environment', text: 'One call about endpoints, network and applications' },
  { title: 'Start', text: 'The Free trial page says what each product comes with' },
] as const
