/**
 * SAMPLE: what a trial of each product is, in a sentence: how long, what we supply, what the customer supplies, who helps.
 * Every page and mail that says so takes it from here; staff change it as the part `trial-contents` of the site's texts.
 */
export const cn = {
  title: '试用包含什么',
  sample: '示例',
  of: {
    av: '30天，20个并发会话：提供安装包和授权，您自备一台服务器（16 GB内存、1 TB磁盘），工程师协助部署。',
    dsc: '30天：我们提供一台4 TB试用设备，工程师上门安装，您准备1U机架位和每个安全域一个网口。',
    centerview:
      '30天，200个桌面：提供安装包和授权，您自备一台虚拟机（16 GB内存）和桌面云平台只读账号，工程师协助部署。',
    mvda: '30天，20个桌面：提供安装包和授权，您自备两台虚拟机和一台虚拟化主机，工程师协助部署；也可以用我们的演示环境。',
    mdw: '30天，10名开发者：提供安装包和授权，您自备一台虚拟机、可用的云桌面和要调试的设备，工程师协助部署。',
    a2m: '30天，2个应用：提供安装包和授权，您自备一台服务器和能登录应用的测试账号，工程师协助做出首批页面。',
  },
}
