// what both the company page and the home page say

export const numbers = [
  { value: '15', label: '年桌面虚拟化积累' },
  { value: '40', label: '项软件产品，分为六个系列' },
  { value: '20', label: '家《财富》500强客户' },
]
