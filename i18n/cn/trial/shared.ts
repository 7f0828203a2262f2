// what both the form and the home page say

export const steps = [
  { title: '提交申请', text: '验证邮箱，得到受理编号' },
  { title: '确认环境', text: '一次电话确认终端、网络和要试的应用' },
  { title: '开通试用', text: '各产品的内容和期限见“试用包含什么”' },
]
