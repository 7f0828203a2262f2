import { globSync, readFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'

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

/** Addresses by the names of the seed files, without their dates: `news:logon-phases`, `job:account-manager`. */
const named = Object.fromEntries(
  globSync('api/seed/{news,jobs}/*.json').map((file) => {
    const name = basename(file, '.json').replace(/^[\d-]{11}/, '')
    const { id } = JSON.parse(readFileSync(file, 'utf8'))
    const isArticle = dirname(file).endsWith('news')
    return isArticle
      ? [`news:${name}`, `/about/news-detail/${id}`]
      : [`job:${name}`, `/about/joinus?id=${id}`]
  }),
)

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
mdw 真机调试 | /product/mdw /solution/mdw news:adb-over-cloud-desktop
云桌面 | /product/mvda /solution/mvda
虚拟桌面 | /product/mvda /solution/mvda
虛擬桌面 | /product/mvda /solution/mvda
桌面虚拟化 | / /about/about /product/mvda
VDI | /product/mvda /solution/mvda / /about/about
录屏审计 | /product/av
錄屏審計 | /product/av
屏幕录像 | /product/av news:recording-retention
用户行为分析 | /product/av
文件摆渡 | /product/dsc /solution/dsc
文檔共享 | /product/dsc
网闸 摆渡 | /product/dsc /solution/dsc news:file-transfer-between-zones
企业网盘 | /product/dsc
内外网文件交换 | /product/dsc /solution/dsc news:file-transfer-between-zones
移动审批 | /solution/a2m /product/a2m
手机上审批ERP | news:erp-approval-on-phone /product/a2m
把PC应用搬到手机 | /product/a2m /solution/a2m news:erp-approval-on-phone
真机调试 | /product/mdw /solution/mdw news:adb-over-cloud-desktop
嵌入式开发 | /product/mdw /solution/mdw
ADB掉线 | news:adb-over-cloud-desktop
adb 为什么会掉线 | news:adb-over-cloud-desktop
欧拉 | /service/releases download:MVDA服务端 download:MDW管理服务
欧拉22.03 | /service/releases download:MVDA服务端 download:MDW管理服务
UOS1060 | download:AuditView代理 download:MVDA客户端
麒麟v10sp1 | download:CenterView download:AuditView download:MVDA
win11 | download:AuditView代理 download:MDW download:MVDA客户端
VDA | /product/mvda
MVDA8 | news:mvda-8-0-release news:mvda-arm-terminals download:MVDA
鸿蒙 hdc | news:mdw-2-0-hdc download:MDW
会话检索 | /product/centerview news:online-class-session-search /solution/centerview
自动巡检 | /product/centerview /solution/centerview news:centerview-4-2-inspection
巡检 60人天 | /product/centerview / /solution/centerview
桌面云监控 | /product/centerview
登录慢 | news:logon-phases /product/centerview
登录慢怎么排查 | news:logon-phases /product/centerview
会话卡顿怎么定位 | news:session-lag-one-word
卡顿 | news:session-lag-one-word news:online-class-session-search
外设重定向 | /product/mvda
USB重定向 | news:usb-redirection-choices /product/mvda
高拍仪 | /product/mvda /solution/mvda news:usb-redirection-choices
身份证读卡器 | /product/mvda /solution/mvda
ukey能用吗 | /product/mvda news:usb-redirection-choices /solution/mvda
GPU直通 | /product/mvda
H.265 | /product/mvda /trial/test
h264 | /product/mvda /trial/test
SAML单点登录 | /product/mvda
支持LDAP吗 | /product/mvda
可以复用现有服务器吗 | /product/mvda
瘦终端 | /product/mvda /solution/mvda news:mvda-arm-terminals
瘦客户机 | /product/mvda /solution/mvda news:mvda-arm-terminals
ARM 终端 | news:mvda-arm-terminals
ARM瘦终端 | news:mvda-arm-terminals
arm终端 国产系统 | news:mvda-arm-terminals
麒麟 | download:MVDA /download/search download:AuditView download:CenterView news:mvda-arm-terminals
银河麒麟 客户端 | download:MVDA客户端
统信UOS客户端下载 | download:MVDA客户端
麒麟 arm64 | download:MVDA客户端 download:CenterView download:AuditView
龙芯 loongarch | download:MVDA客户端 download:CenterView
信创 适配 | news:mvda-arm-terminals /product/mvda download:MVDA
MVDA8.0 | news:mvda-8-0-release download:MVDA
MVDA 8.0发布 | news:mvda-8-0-release
mvda8.6 | news:mvda-arm-terminals download:MVDA
8.6.2 | download:MVDA客户端
ｖ８．６．２ | download:MVDA客户端
MVDA客户端下载 | download:MVDA客户端 /download/search
mvda client windows | download:MVDA客户端
苹果 iOS 客户端 | download:MVDA客户端 download:A2M客户端
安卓客户端 | download:MVDA客户端 download:A2M客户端
用户终端工具 5.2.0 | download:CenterView用户终端工具
AuditView 5.0 | news:auditview-5-0-search download:AuditView
DSC 3.2发布 | news:dsc-3-2-delegated-approval
dsc系统升级包 | download:DSC
A2M 2.1 | news:a2m-2-1-release download:A2M
折叠屏 | news:a2m-2-1-release download:A2M
下载中心 校验值 | news:download-checksums /download/search
SHA-256 怎么核对 | /download/search news:download-checksums
sha256 | /download/search news:download-checksums
安全公告 | news:advisory-gateway-tls news:advisory-dsc-archive news:advisory-user-terminal-tool
TLS 1.0 | news:advisory-gateway-tls
TLS1.1 停用 | news:advisory-gateway-tls
DCSA-2026-01 | news:advisory-user-terminal-tool download:CenterView用户终端工具
压缩包 漏洞 | news:advisory-dsc-archive
端口 防火墙 | news:display-protocol-ports
3389 | news:display-protocol-ports
显示协议端口 | news:display-protocol-ports
Windows 10 停止支持 | news:windows-10-pools
win10升级 | news:windows-10-pools
录像要保存多久 | news:recording-retention
录像保留 容量 | news:recording-retention
外包人员怎么审计 | news:contractor-session-audit /solution/av /product/av
桌面云容量评估 | news:capacity-four-numbers
春节 技术支持 | news:spring-festival-2026-support
开放日 | news:operations-open-day
价格 | /about/contact /product/mvda
多少钱 | /about/contact /product/mvda
MVDA报价 | /product/mvda /about/contact
许可怎么计算 | /product/mvda /product/av /product/dsc
联系电话 | /about/contact
客服热线 | /about/contact /service /service/online
公司地址 | /about/contact /trial/trial
北京办公室地址 | /about/contact
上海 | /about/contact job:presales-engineer job:technical-support-engineer
招投标资料 | /about/contact
资质证书 | /
500强客户 | / /about/about
公司简介 | /about/about
你们公司是做什么的 | /about/about
申请试用 | /trial/trial
怎么申请试用 | /trial/trial news:before-your-trial
试用要准备什么 | news:before-your-trial /trial/trial /trial/test
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
技術支持 | /service /about/contact job:technical-support-engineer
报障 | /service/remote /service/online /product/centerview /service/training /about/contact /solution/centerview
招聘 | /about/recruitment /about/joinus
校园招聘 | news:campus-2025 /about/recruitment
应届生 | /about/recruitment news:campus-2025
前端工程师 | job:frontend-engineer
react | job:frontend-engineer
Linux 研发 | job:linux-client-engineer
测试开发 成都 | job:qa-automation-engineer
售前 上海 | job:presales-engineer
销售 深圳 | job:account-manager
桌面协议 研发 | job:display-protocol-engineer
工作地点 成都 | job:frontend-engineer job:qa-automation-engineer /about/joinus
面试流程 | /about/recruitment news:campus-2025
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
龙芯 | download:MVDA客户端 download:CenterView | news:mvda-arm-terminals
龙芯 麒麟 | download:MVDA客户端
鲲鹏 | download:MVDA客户端 /product/mvda | /product/compare
鲲鹏 客户端 | download:MVDA客户端
飞腾 | download:MVDA客户端 /product/mvda | /product/compare
海光 | /product/mvda download:MVDA客户端 | job:presales-engineer
国产CPU | /product/mvda download:MVDA客户端
白皮书 | /product/av /product/mvda /product/dsc | /download/search news:mvda-8-0-release
MVDA白皮书 | /product/mvda | news:mvda-8-0-release news:mvda-arm-terminals
产品资料 | /product/av /product/mvda /product/dsc | /about/contact /legal/privacy
彩页 | /product/av /product/mvda /product/dsc | news:mvda-8-0-release
DSC datasheet | /product/dsc
等保 | /product/security /product/buying | job:presales-engineer
等保2.0 | /product/security /product/buying /product/av | job:presales-engineer news:mdw-2-0-hdc
三级等保 | /product/security /product/buying | job:presales-engineer
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
record sessions | /product/av news:contractor-session-audit /solution/av
user behaviour analytics | /product/av
file transfer between networks | news:file-transfer-between-zones /product/dsc /solution/dsc
file ferrying | /product/dsc /solution/dsc
document sharing | /product/dsc
mobile approval | /solution/a2m /product/a2m
mobilise legacy apps | /product/a2m /solution/a2m news:ui-mobilisation-rules
mobilization | /product/a2m /solution/a2m news:ui-mobilisation-rules
debugging real devices | news:adb-over-cloud-desktop /product/mdw /solution/mdw
adb drops | news:adb-over-cloud-desktop
session lag | news:session-lag-one-word
slow logon | news:logon-phases
why is login slow | news:logon-phases /product/centerview
monitoring | /product/centerview
automated health checks | /product/centerview /solution/centerview news:centerview-4-2-inspection
automatic inspection | /product/centerview /solution/centerview
usb redirection | news:usb-redirection-choices /product/mvda
peripherals | news:usb-redirection-choices /product/mvda /solution/mvda
smart card reader | /product/mvda /solution/mvda news:usb-redirection-choices
thin client | /product/mvda /solution/mvda news:mvda-arm-terminals
thin clients arm | news:mvda-arm-terminals
kylin client | download:MVDA client news:mvda-arm-terminals
uos | download:MVDA client news:mvda-arm-terminals download:AuditView download:CenterView
Kylin arm64 download | download:MVDA client download:CenterView download:AuditView
loongarch | download:MVDA client download:CenterView
mvda client 8.6.2 | download:MVDA client
MVDA 8.0 | news:mvda-8-0-release download:MVDA
mvda8.6 | news:mvda-arm-terminals download:MVDA
v8.6.2 | download:MVDA client
ios client | download:MVDA client download:A2M client
android app | download:MVDA client download:A2M client /product/mdw /solution/mdw
auditview agent 5.0 | download:AuditView agent
user terminal tool | download:CenterView user terminal tool news:advisory-user-terminal-tool
checksum | /download/search
how to verify sha-256 | /download/search
downloads | /download/search
gpu passthrough | /product/mvda
H.264 | /product/mvda /trial/test
saml sso | /product/mvda
does it support ldap | /product/mvda
which ports to open in the firewall | news:display-protocol-ports
tcp 3389 | news:display-protocol-ports
security advisory | news:advisory-gateway-tls news:advisory-user-terminal-tool
TLS 1.0 | news:advisory-gateway-tls
diagnostic bundle permissions | news:advisory-user-terminal-tool
dcsa-2026-01 | news:advisory-user-terminal-tool download:CenterView
windows 10 end of support | news:windows-10-pools
how long to keep recordings | news:recording-retention
contractor audit | news:contractor-session-audit /solution/av
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
front-end engineer | job:frontend-engineer
frontend | job:frontend-engineer
react typescript | job:frontend-engineer
linux engineer | job:linux-client-engineer
test automation | job:qa-automation-engineer
account manager | job:account-manager
jobs in Chengdu | job:frontend-engineer job:qa-automation-engineer /about/joinus
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
buy | /about/contact | news:capacity-four-numbers
kunpeng | download:MVDA client | /product/compare
phytium | download:MVDA client | /product/compare
loongson | download:MVDA client download:CenterView
datasheet | /product/mvda /product/dsc /product/mdw | /download/search
MVDA data sheet | /product/mvda | news:mvda-arm-terminals
CenterView datasheet | /product/centerview
white paper | /product/mvda /product/dsc /product/av /product/mdw | news:mvda-arm-terminals
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
MVDA 8 | news:mvda-8-0-release news:mvda-arm-terminals download:MVDA
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
