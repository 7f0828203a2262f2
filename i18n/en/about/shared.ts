// what both the company page and the home page say

export const numbers = [
  { value: '15', label: 'years of desktop virtualization' },
  { value: '40', label: 'software products in six families' },
  { value: '20', label: 'Fortune 500 customers' },
] as const
