/**
 * What somebody searches for, and where an answer stands: one of the addresses has to be among the first three.
 * @property wrong what must not come first
 */
export type SearchQuestion = {
  lang: 'cn' | 'en'
  q: string
  answers: readonly string[]
  wrong: readonly string[]
}

/** Articles and positions by a name that can be read; their addresses are in the seed. */
const named: Readonly<Record<string, string>> = {
  'news:ports': '/about/news-detail/018c7fdf-c0f8-78f4-8288-dee46562ec39',
  'news:av5': '/about/news-detail/018e0d32-539e-76c3-906d-bb716177cc27',
  'news:usb': '/about/news-detail/018eef52-4988-77b6-bd8f-7f5d68916fdb',
  'news:dsc32': '/about/news-detail/018fec38-2ae9-79c4-a928-a2366e303b5f',
  'news:tls': '/about/news-detail/0190b923-d7e7-7cf3-976d-3a53c3364f4a',
  'news:logon': '/about/news-detail/019177a6-450a-78c5-a45a-851b51156c2a',
  'news:a2m21': '/about/news-detail/01922304-93ab-712e-ba17-7f4a8f92453d',
  'news:campus': '/about/news-detail/01930457-9f0b-7687-ae83-bbc5876c4143',
  'news:inspection': '/about/news-detail/0193d2ad-17d1-7b53-9b84-42450b2752ec',
  'news:hdc': '/about/news-detail/01952147-8152-76ca-a587-ce1ac344c33b',
  'news:retention': '/about/news-detail/01958d9b-d77d-7623-b1c1-c75248d373b2',
  'news:dscadvisory': '/about/news-detail/01965bf3-5db9-75a6-9627-45636cf5f0d8',
  'news:win10': '/about/news-detail/0196ec58-e74d-76b4-a405-9d883238d1de',
  'news:openday': '/about/news-detail/0197aac1-df5e-7d6f-bce6-1983a45566fa',
  'news:zones': '/about/news-detail/01989c77-b45b-7665-8dbc-be0076907c52',
  'news:checksums': '/about/news-detail/01992cdf-e6c3-7677-b9ba-87d2b11f7795',
  'news:mvda8': '/about/news-detail/019ae78b-d28a-73f1-8e35-d3bb6bd0df0a',
  'news:spring': '/about/news-detail/019bd9a9-09db-7079-8eaf-fef7a2ca00ac',
  'news:rules': '/about/news-detail/019cd564-449b-757d-99b3-f003ad4fa901',
  'news:tool': '/about/news-detail/019d952b-defa-7a53-b966-81730488fdcb',
  'news:trial': '/about/news-detail/019e247c-172b-7150-a6fc-eb832bbfd378',
  'news:class': '/about/news-detail/019eb4b7-dd8c-7e14-a3e0-2b92e93ce7db',
  'news:adb': '/about/news-detail/019fd5d3-9b49-737c-adc3-5dc858d79bf0',
  'news:erp': '/about/news-detail/01a04182-a3c6-7e2f-8497-7d862bdcccb3',
  'news:contractor': '/about/news-detail/01a0b373-c695-75fb-aab3-7b42b2722f70',
  'news:capacity': '/about/news-detail/01a11f53-837c-7764-91d7-155a9e657af8',
  'news:arm': '/about/news-detail/01a15cac-2a3e-7f04-aebf-3120003e9f23',
  'news:lag': '/about/news-detail/01a1c3f8-5867-7c39-bf1b-73f424c3399a',
  'job:sales': '/about/joinus?id=01a152bd-7148-76b2-805b-5d92434a0da6',
  'job:frontend': '/about/joinus?id=01a12def-8e91-7656-a74c-b59959b733ef',
  'job:linux': '/about/joinus?id=01a176c3-fb63-755f-ac60-9dbd5f764ace',
  'job:presales': '/about/joinus?id=01a0e5e5-94d2-7390-9f7b-df2cb0109ae0',
  'job:protocol': '/about/joinus?id=01a09db6-2f14-7574-8caf-f1c13645d372',
  'job:qa': '/about/joinus?id=01a00d8e-b62d-7a80-9304-0b1e05ad8621',
  'job:support': '/about/joinus?id=019f7d88-f044-7023-be1d-bb6b9f85232c',
}

/** Asked the way visitors ask: buyers, engineers, operators, people who look for work; with their typing habits. */
export const searchQuestions: readonly SearchQuestion[] = [
  ...table(
    'cn',
    `
4K | /product/mvda
4K显示器 | /product/mvda
双屏 | /product/mvda
vGPU | /product/mvda
4TB | /product/dsc
WiFi | /trial/test
Wi-Fi | /trial/test
10Mbps | /product/estimate
IPv6 | /product/security
回滚 | /service/releases
发票 | /about/contact
试用多久 | /trial/trial
MVDA | /product/mvda
mvda | /product/mvda
ＭＶＤＡ | /product/mvda
DSC | /product/dsc
dsc是什么 | /product/dsc
AuditView | /product/av
auditview | /product/av
Audit View | /product/av
ＡｕｄｉｔＶｉｅｗ | /product/av
av | /product/av
CenterView | /product/centerview
center view | /product/centerview
centreview | /product/centerview
aduitview | /product/av
A2M | /product/a2m
a2m | /product/a2m
Ａ２Ｍ | /product/a2m
MDW | /product/mdw
mdw 真机调试 | /product/mdw /solution/mdw news:adb
云桌面 | /product/mvda /solution/mvda
虚拟桌面 | /product/mvda /solution/mvda
虛擬桌面 | /product/mvda /solution/mvda
桌面虚拟化 | / /about/about /product/mvda
VDI | /product/mvda /solution/mvda / /about/about
录屏审计 | /product/av
錄屏審計 | /product/av
屏幕录像 | /product/av news:retention
用户行为分析 | /product/av
文件摆渡 | /product/dsc /solution/dsc
文檔共享 | /product/dsc
网闸 摆渡 | /product/dsc /solution/dsc news:zones
企业网盘 | /product/dsc
内外网文件交换 | /product/dsc /solution/dsc news:zones
移动审批 | /solution/a2m /product/a2m
手机上审批ERP | news:erp /product/a2m
把PC应用搬到手机 | /product/a2m /solution/a2m news:erp
真机调试 | /product/mdw /solution/mdw news:adb
嵌入式开发 | /product/mdw /solution/mdw
ADB掉线 | news:adb
adb 为什么会掉线 | news:adb
欧拉 | /service/releases download:MVDA服务端 download:MDW管理服务
欧拉22.03 | /service/releases download:MVDA服务端 download:MDW管理服务
UOS1060 | download:AuditView代理 download:MVDA客户端
麒麟v10sp1 | download:CenterView download:AuditView download:MVDA
win11 | download:AuditView代理 download:MDW download:MVDA客户端
VDA | /product/mvda
MVDA8 | news:mvda8 news:arm download:MVDA
鸿蒙 hdc | news:hdc download:MDW
会话检索 | /product/centerview news:class /solution/centerview
自动巡检 | /product/centerview /solution/centerview news:inspection
巡检 60人天 | /product/centerview / /solution/centerview
桌面云监控 | /product/centerview
登录慢 | news:logon /product/centerview
登录慢怎么排查 | news:logon /product/centerview
会话卡顿怎么定位 | news:lag
卡顿 | news:lag news:class
外设重定向 | /product/mvda
USB重定向 | news:usb /product/mvda
高拍仪 | /product/mvda /solution/mvda news:usb
身份证读卡器 | /product/mvda /solution/mvda
ukey能用吗 | /product/mvda news:usb /solution/mvda
GPU直通 | /product/mvda
H.265 | /product/mvda /trial/test
h264 | /product/mvda /trial/test
SAML单点登录 | /product/mvda
支持LDAP吗 | /product/mvda
可以复用现有服务器吗 | /product/mvda
瘦终端 | /product/mvda /solution/mvda news:arm
瘦客户机 | /product/mvda /solution/mvda news:arm
ARM 终端 | news:arm
ARM瘦终端 | news:arm
arm终端 国产系统 | news:arm
麒麟 | download:MVDA /download/search download:AuditView download:CenterView news:arm
银河麒麟 客户端 | download:MVDA客户端
统信UOS客户端下载 | download:MVDA客户端
麒麟 arm64 | download:MVDA客户端 download:CenterView download:AuditView
龙芯 loongarch | download:MVDA客户端 download:CenterView
信创 适配 | news:arm /product/mvda download:MVDA
MVDA8.0 | news:mvda8 download:MVDA
MVDA 8.0发布 | news:mvda8
mvda8.6 | news:arm download:MVDA
8.6.2 | download:MVDA客户端
ｖ８．６．２ | download:MVDA客户端
MVDA客户端下载 | download:MVDA客户端 /download/search
mvda client windows | download:MVDA客户端
苹果 iOS 客户端 | download:MVDA客户端 download:A2M客户端
安卓客户端 | download:MVDA客户端 download:A2M客户端
用户终端工具 5.2.0 | download:CenterView用户终端工具
AuditView 5.0 | news:av5 download:AuditView
DSC 3.2发布 | news:dsc32
dsc系统升级包 | download:DSC
A2M 2.1 | news:a2m21 download:A2M
折叠屏 | news:a2m21 download:A2M
下载中心 校验值 | news:checksums /download/search
SHA-256 怎么核对 | /download/search news:checksums
sha256 | /download/search news:checksums
安全公告 | news:tls news:dscadvisory news:tool
TLS 1.0 | news:tls
TLS1.1 停用 | news:tls
DCSA-2026-01 | news:tool download:CenterView用户终端工具
压缩包 漏洞 | news:dscadvisory
端口 防火墙 | news:ports
3389 | news:ports
显示协议端口 | news:ports
Windows 10 停止支持 | news:win10
win10升级 | news:win10
录像要保存多久 | news:retention
录像保留 容量 | news:retention
外包人员怎么审计 | news:contractor /solution/av /product/av
桌面云容量评估 | news:capacity
春节 技术支持 | news:spring
开放日 | news:openday
价格 | /about/contact /product/mvda
多少钱 | /about/contact /product/mvda
MVDA报价 | /product/mvda /about/contact
许可怎么计算 | /product/mvda /product/av /product/dsc
联系电话 | /about/contact
客服热线 | /about/contact /service /service/online
公司地址 | /about/contact /trial/trial
北京办公室地址 | /about/contact
上海 | /about/contact job:presales job:support
招投标资料 | /about/contact
资质证书 | /
500强客户 | / /about/about
公司简介 | /about/about
你们公司是做什么的 | /about/about
申请试用 | /trial/trial
怎么申请试用 | /trial/trial news:trial
试用要准备什么 | news:trial /trial/trial /trial/test
收不到验证码 | /trial/trial
试用环境检测 | /trial/test
浏览器 WebSocket 检测 | /trial/test
六个产品怎么选 | /product/compare
产品比较 | /product/compare
远程协助 | /service/remote
现场服务 | /service/onsite
管理员培训 | /service/training
版本升级服务 | /service/upgrade
健康检查 | /service/healthcheck
技術支持 | /service /about/contact job:support
报障 | /service/remote /service/online /product/centerview /service/training /about/contact /solution/centerview
招聘 | /about/recruitment /about/joinus
校园招聘 | news:campus /about/recruitment
应届生 | /about/recruitment news:campus
前端工程师 | job:frontend
react | job:frontend
Linux 研发 | job:linux
测试开发 成都 | job:qa
售前 上海 | job:presales
销售 深圳 | job:sales
桌面协议 研发 | job:protocol
工作地点 成都 | job:frontend job:qa /about/joinus
面试流程 | /about/recruitment news:campus
可以远程办公吗 | /about/recruitment
简历保存多久 | /about/recruitment /legal/privacy
隐私声明 | /legal/privacy
个人信息 删除 | /legal/privacy
cookie | /legal/privacy
撤回同意 | /legal/privacy
银行 网点 | /solution/mvda /product/mvda
医院 移动查房 | /solution/a2m /product/a2m
学校机房 | /solution/mvda /product/mvda
许可 | /product/mvda /product/dsc | /about/contact
许可证 | /product/mvda /product/dsc | /about/contact
许可方式 | /product/mvda /product/dsc /product/a2m | /about/contact
AuditView许可 | /product/av | /about/contact
授权方式 | /product/mvda | /legal/privacy
授權 | /product/mvda | /legal/privacy
license | /product/mvda /product/dsc
报价 | /about/contact | /product/dsc
报价单 | /about/contact /product/mvda
怎么收费 | /about/contact
采购 | /about/contact | /solution/a2m
价目表 | /about/contact
龙芯 | download:MVDA客户端 download:CenterView | news:arm
龙芯 麒麟 | download:MVDA客户端
鲲鹏 | download:MVDA客户端 /product/mvda | /product/compare
鲲鹏 客户端 | download:MVDA客户端
飞腾 | download:MVDA客户端 /product/mvda | /product/compare
海光 | /product/mvda download:MVDA客户端 | job:presales
国产CPU | /product/mvda download:MVDA客户端
白皮书 | /product/av /product/mvda /product/dsc | /download/search news:mvda8
MVDA白皮书 | /product/mvda | news:mvda8 news:arm
产品资料 | /product/av /product/mvda /product/dsc | /about/contact /legal/privacy
彩页 | /product/av /product/mvda /product/dsc | news:mvda8
DSC datasheet | /product/dsc
等保 | /product/security /product/buying | job:presales
等保2.0 | /product/security /product/buying /product/av | job:presales news:hdc
三级等保 | /product/security /product/buying | job:presales
国密 | /product/security /product/buying
SM4 | /product/security /product/buying /product/av
SLA | /product/buying
MFA | /product/mvda
双因素 | /product/mvda
灾备 | /product/mvda /product/dsc /product/security
OIDC | /product/mvda
医保卡 | /product/mvda /solution/mvda
ISO 27001 | /product/security /about/about
源代码托管 | /product/security
渗透测试 | /product/security
密评 | /product/security
规模估算 | /product/estimate
响应时间 | /product/buying
并发许可怎么算 | /product/buying
漏洞响应 | /product/security /product/buying
等级保护 | /product/av /solution/av
vdi方案 | /solution/mvda
VDI 客户端 | download:MVDA客户端 /product/mvda
vSphere 8 | /service/releases
Nutanix | /service/releases
华为FusionCompute | /service/releases
打印机 | /service/releases
奔图打印机能用吗 | /service/releases
openEuler | /service/releases
UKey | /service/releases
YubiKey | /service/releases
ESXi | /service/releases
已验证 用户反馈可用 | /service/releases
`,
  ),
  ...table(
    'en',
    `
4K | /product/mvda
dual monitor | /product/mvda
multiple displays | /product/mvda
wireless | /trial/test
10 Mbps | /product/estimate
IPv6 | /product/security
active directory | /product/mvda
invoice | /about/contact
trial period | /trial/trial
MVDA | /product/mvda
mvda | /product/mvda
AUDITVIEW | /product/av
audit view | /product/av
auditveiw | /product/av
Center View | /product/centerview
dsc | /product/dsc
a2m | /product/a2m
mdw | /product/mdw
virtual desktop | /product/mvda /solution/mvda
virtual desktops | /product/mvda /solution/mvda
vdi | /product/mvda /solution/mvda / /about/about
desktop virtualisation | / /about/about /product/mvda
desktop virtualization | / /about/about /product/mvda
session recording | /product/av
record sessions | /product/av news:contractor /solution/av
user behaviour analytics | /product/av
file transfer between networks | news:zones /product/dsc /solution/dsc
file ferrying | /product/dsc /solution/dsc
document sharing | /product/dsc
mobile approval | /solution/a2m /product/a2m
mobilise legacy apps | /product/a2m /solution/a2m news:rules
mobilization | /product/a2m /solution/a2m news:rules
debugging real devices | news:adb /product/mdw /solution/mdw
adb drops | news:adb
session lag | news:lag
slow logon | news:logon
why is login slow | news:logon /product/centerview
monitoring | /product/centerview
automated health checks | /product/centerview /solution/centerview news:inspection
automatic inspection | /product/centerview /solution/centerview
usb redirection | news:usb /product/mvda
peripherals | news:usb /product/mvda /solution/mvda
smart card reader | /product/mvda /solution/mvda news:usb
thin client | /product/mvda /solution/mvda news:arm
thin clients arm | news:arm
kylin client | download:MVDA client news:arm
uos | download:MVDA client news:arm download:AuditView download:CenterView
Kylin arm64 download | download:MVDA client download:CenterView download:AuditView
loongarch | download:MVDA client download:CenterView
mvda client 8.6.2 | download:MVDA client
MVDA 8.0 | news:mvda8 download:MVDA
mvda8.6 | news:arm download:MVDA
v8.6.2 | download:MVDA client
ios client | download:MVDA client download:A2M client
android app | download:MVDA client download:A2M client /product/mdw /solution/mdw
auditview agent 5.0 | download:AuditView agent
user terminal tool | download:CenterView user terminal tool news:tool
checksum | /download/search
how to verify sha-256 | /download/search
downloads | /download/search
gpu passthrough | /product/mvda
H.264 | /product/mvda /trial/test
saml sso | /product/mvda
does it support ldap | /product/mvda
which ports to open in the firewall | news:ports
tcp 3389 | news:ports
security advisory | news:tls news:tool
TLS 1.0 | news:tls
diagnostic bundle permissions | news:tool
dcsa-2026-01 | news:tool download:CenterView
windows 10 end of support | news:win10
how long to keep recordings | news:retention
contractor audit | news:contractor /solution/av
pricing | /about/contact /product/mvda
how much does it cost | /about/contact /product/mvda /product/compare /product/av
request a quote | /about/contact /product/mvda
how is it licensed | /product/mvda /product/av /product/dsc /product/centerview /product/a2m /product/mdw
phone number | /about/contact
contact | /about/contact
office in Shanghai | /about/contact
who are you | /about/about /legal/privacy
about the company | /about/about
certificates | / /about/contact download:MVDA
free trial | /trial/trial
apply for a trial | /trial/trial
verification code not arrived | /trial/trial
readiness check | /trial/test
does my browser support webrtc | /trial/test
compare products | /product/compare
which product do I need | /product/compare
remote assistance | /service/remote
on-site service | /service/onsite
administrator training | /service/training
upgrade service | /service/upgrade
health check | /service/healthcheck
jobs | /about/joinus /about/recruitment
careers | /about/joinus /about/recruitment
front-end engineer | job:frontend
frontend | job:frontend
react typescript | job:frontend
linux engineer | job:linux
test automation | job:qa
account manager | job:sales
jobs in Chengdu | job:frontend job:qa /about/joinus
interview process | /about/recruitment
graduates | /about/recruitment
can I work remotely | /about/recruitment
privacy policy | /legal/privacy
delete my personal data | /legal/privacy
cookies | /legal/privacy
hospital | /solution/a2m /product/a2m /
bank branches | /solution/mvda /product/mvda
licence | /product/dsc /product/mvda | /legal/privacy
license | /product/dsc /product/mvda | /legal/privacy
licensing | /product/dsc /product/mvda /product/av
price list | /about/contact
quotation | /about/contact
buy | /about/contact | news:capacity
kunpeng | download:MVDA client | /product/compare
phytium | download:MVDA client | /product/compare
loongson | download:MVDA client download:CenterView
datasheet | /product/mvda /product/dsc /product/mdw | /download/search
MVDA data sheet | /product/mvda | news:arm
CenterView datasheet | /product/centerview
white paper | /product/mvda /product/dsc /product/av /product/mdw | news:arm
brochure | /product/mvda /product/dsc /product/av /product/mdw
classified protection | /product/av | /product/dsc
MLPS | /product/security /product/buying /product/av
compliance audit | /product/security /product/av /solution/av /product/buying
support levels | /product/buying
SOC 2 | /product/security
FIPS | /product/security
VPAT | /product/security
MFA | /product/mvda
source code escrow | /product/security
data residency | /product/security
sub-processors | /product/security
penetration test | /product/security
sizing | /product/estimate
response time outage | /product/buying
concurrent user licence | /product/buying
vdi solution | /solution/mvda
vSphere 8 | /service/releases
Nutanix | /service/releases
Huawei FusionCompute | /service/releases
ST-LINK V3 | /service/releases
printers | /service/releases
openEuler | /service/releases
YubiKey | /service/releases
tested by us | /service/releases
VDA | /product/mvda
euler | /service/releases
UOS1060 | download:MVDA client download:AuditView agent
rhel9 | /service/releases download:MVDA server download:MDW server
MVDA 8 | news:mvda8 news:arm download:MVDA
MVDA 9 | /product/mvda
`,
  ),
]

/** What a buyer has to know before a tender; the answer is first or second. */
export const buyersQuestions: readonly SearchQuestion[] = [
  ...table(
    'cn',
    `
代理商价格 | /product/buying
渠道政策 | /product/buying
Citrix迁移 | /product/mvda
从VMware迁移 | /product/mvda
离线安装 | /product/security
不连互联网安装 | /product/security
教育 | /product/buying
高校价格 | /product/buying
国产虚拟化 | /product/mvda
国产虚拟化平台支持哪些 | /product/mvda
虚拟化平台版本 | /service/releases /product/mvda
瘦终端型号 | /service/releases
外设兼容 | /service/releases
`,
  ),
  ...table(
    'en',
    `
partner price | /product/buying
reseller prices | /product/buying
migrate from Citrix | /product/mvda
VMware migration | /product/mvda
install without internet | /product/security
offline installation | /product/security
education | /product/buying
university prices | /product/buying
domestic hypervisor | /product/mvda
hypervisor releases | /service/releases /product/mvda
thin client models | /service/releases
peripheral compatibility | /service/releases
`,
  ),
]

/**
 * Rows of `query | answers | wrong first results`, the last mostly left out. `download:NAME` stands for any package
 * whose title begins so.
 */
function table(lang: SearchQuestion['lang'], rows: string): SearchQuestion[] {
  return rows
    .trim()
    .split('\n')
    .map((row) => {
      const [q = '', answers = '', wrong = ''] = row.split(' | ')
      return { lang, q, answers: addressesOf(answers), wrong: addressesOf(wrong) }
    })
}

function addressesOf(list: string): string[] {
  const split = list.match(/download:\S+(?: (?![/a-z]+:|\/)\S+)*|\S+/g) ?? []
  return split.map((address) => named[address] ?? address)
}
