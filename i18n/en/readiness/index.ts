import type { NamespaceReadinessTranslation } from '../../i18n-types.ts'

const en_readiness: NamespaceReadinessTranslation = {
  seo: {
    title: 'Trial readiness check',
    description:
      'Check network latency and speed, WebSocket, WebRTC, video decoding, clipboard, screen and input in your browser before you apply for a trial.',
  },
  title: 'Trial readiness check',
  lead: 'In about a minute, see whether this device can run a cloud desktop smoothly in the browser.',
  privacy:
    'The check runs in your browser. Apart from timing requests to this site, nothing leaves the browser; you decide whether the result goes with your application.',
  scope:
    'The network figures are for the path to this site; a pre-sales engineer confirms the path to the trial. Where the browser does not meet a requirement, the installed client usually does.',
  table: {
    heading: 'What is checked',
    lead: 'The web client needs every required item. Recommended items improve the experience. Optional items have an alternative.',
    check: 'Check',
    need: 'Requirement',
    result: 'Result',
  },
  groups: {
    network: {
      title: 'Network',
      text: 'Round trip and download speed to this site.',
    },
    browser: {
      title: 'Browser',
      text: 'What the web client uses.',
    },
    media: {
      title: 'Video decoding',
      text: 'Decides how the display is encoded.',
    },
    device: {
      title: 'Screen and input',
      text: 'What you look at and work with.',
    },
  },
  need: { required: 'Required', helpful: 'Recommended', optional: 'Optional' },
  limits: {
    roundTrip: 'Good up to {good} ms, usable up to {usable} ms',
    throughput: 'Good from {good} Mbit/s, usable from {usable} Mbit/s',
    screen: 'Good from {goodWidth} × {goodHeight}, usable from {usableWidth} × {usableHeight}',
  },
  buttons: {
    loading: 'Getting ready',
    start: 'Start the check',
    again: 'Check again',
    stop: 'Stop',
    copy: 'Copy result',
    copied: 'Copied',
    copyFailed: 'Copying failed. Select the text below and copy it.',
    carry: 'Apply with this result',
    skip: 'Apply without a check',
  },
  states: {
    running: 'Checking: {name}',
    progress: '{n} of {m} done',
    done: 'Check finished',
    stopped: 'Stopped. These are the results so far.',
    failed: 'The check could not be loaded. Make sure you are online, then try again.',
    offline:
      'No network connection, so the two network checks have no result. Check again once you are online.',
  },
  status: {
    pass: 'Pass',
    warn: 'Note',
    fail: 'Not met',
    optional: 'Not needed',
    unknown: 'No result',
    waiting: 'Waiting',
  },
  verdict: {
    pass: {
      title: 'You can try it straight in the browser',
      text: 'Everything passes. Send the result with your application and the call will be shorter.',
    },
    warn: {
      title: 'You can try it, with a few things to note',
      text: 'Items marked Note affect the experience. What to do is written below each of them.',
    },
    fail: {
      title: 'Fix these first, or use the installed client',
      text: 'The web client needs the items marked Not met. What to do is written below each of them. You can still apply; an engineer will find a way that suits you.',
    },
  },
  counts: '{pass} passed, {warn} to note, {fail} not met',
  units: {
    roundTrip: 'median {median} ms, jitter {jitter} ms',
    mbps: '{n} Mbit/s',
    screen: '{w} × {h}, pixel ratio {dpr}, {depth}-bit colour',
    supported: 'Supported',
    hardware: 'Smooth and power-efficient',
    software: 'Decodes, but uses more power',
    touch: 'touch',
    mouse: 'mouse',
    separator: ', ',
  },
  actionLabel: 'What to do',
  checks: {
    roundTrip: {
      name: 'Round trip',
      why: 'Latency decides whether typing and dragging keep up with your hand.',
      pass: 'Low latency; the desktop keeps up.',
      warn: 'Latency is on the high side; typing and dragging will lag.',
      fail: 'Latency is too high for comfortable remote work.',
      action:
        'Use a cable or move closer to the Wi-Fi router, stop downloads and proxies, and check again. If it stays high, tell us your city and type of connection in the application.',
    },
    throughput: {
      name: 'Download speed',
      why: 'Speed decides how sharp the picture and how smooth the video is.',
      pass: 'Enough for a sharp desktop and video.',
      warn: 'Enough for office work; the picture softens during video.',
      fail: 'Too slow; the picture will stall.',
      action:
        'Check again off peak and look for a bandwidth limit. For a branch, tell us the bandwidth of the line.',
    },
    secureContext: {
      name: 'Secure context',
      why: 'Browsers offer the clipboard, keyboard lock and more only on encrypted connections.',
      pass: 'The connection is secure and these features are available.',
      warn: 'The state of the connection cannot be confirmed.',
      fail: 'The connection is not encrypted, so the browser disables several features.',
      action:
        'Open this site by its https address and look for certificate warnings. If a company proxy replaces certificates, ask your network administrator.',
    },
    webSocket: {
      name: 'WebSocket',
      why: 'The web client uses it for control and display.',
      pass: 'A persistent connection can be opened.',
      warn: 'The browser supports it, but could not connect to this site.',
      fail: 'The browser or the network does not allow a persistent connection.',
      action:
        'Update the browser. If your company has a proxy or firewall, ask the administrator to allow WebSocket.',
    },
    webRtc: {
      name: 'WebRTC',
      why: 'Carries display and sound over UDP, which is smoother on poor networks.',
      pass: 'Real-time transport can be used.',
      warn: 'Supported with limits; the display falls back to TCP.',
      fail: 'Not supported or switched off; the display can only use TCP.',
      action:
        'See whether browser settings, privacy extensions or company policy switch off WebRTC, and ask whether UDP is allowed out.',
    },
    storage: {
      name: 'Cookies and storage',
      why: 'Keeps you signed in and remembers the settings of a session.',
      pass: 'Cookies and storage work.',
      warn: 'Cookies work, but the browser keeps no page data; settings have to be chosen each time.',
      fail: 'Cookies are switched off, so you cannot stay signed in.',
      action: 'Allow cookies for this site, or leave strict privacy mode, and check again.',
    },
    h264: {
      name: 'H.264 decoding',
      why: 'The most common display encoding.',
      pass: 'Decodes smoothly.',
      warn: 'Decodes, but perhaps not smoothly, or uses more power.',
      fail: 'The browser cannot decode H.264.',
      action:
        'Switch on hardware acceleration. If that does not help, use a browser with the full set of codecs, or the installed client.',
    },
    h265: {
      name: 'H.265 decoding',
      why: 'Needs less bandwidth for the same quality. Not required.',
      pass: 'Decodes; useful where bandwidth is tight.',
      warn: 'Decodes, but perhaps not smoothly, or uses more power.',
      fail: 'The browser cannot decode H.265; H.264 is used instead.',
      action: 'Nothing to do. To save bandwidth, use a device that decodes H.265 in hardware.',
    },
    av1: {
      name: 'AV1 decoding',
      why: 'A newer encoding. Not required.',
      pass: 'Decodes AV1.',
      warn: 'Decodes, but perhaps not smoothly, or uses more power.',
      fail: 'The browser cannot decode AV1; H.264 is used instead.',
      action: 'Nothing to do. A newer browser may support it.',
    },
    canvas: {
      name: 'Canvas drawing',
      why: 'The remote desktop is drawn on a canvas.',
      pass: 'Drawing works and is hardware accelerated.',
      warn: 'Drawing works without hardware acceleration.',
      fail: 'The browser cannot draw the remote desktop.',
      action:
        'Switch on hardware acceleration in the browser and update the graphics driver. Common when the browser itself runs in a remote desktop or virtual machine.',
    },
    keyboardLock: {
      name: 'Keyboard lock',
      why: 'In full screen, passes Alt+Tab, Esc and others to the cloud desktop.',
      pass: 'Key combinations can be passed on in full screen.',
      warn: 'Only some key combinations can be passed on.',
      fail: 'Key combinations stay with your own computer.',
      action:
        'Use Chrome or Edge on a computer and go full screen. In other browsers, use the key buttons on the toolbar.',
    },
    clipboard: {
      name: 'Clipboard',
      why: 'Copy and paste between your computer and the cloud desktop.',
      pass: 'The clipboard can be read and written once you allow it.',
      warn: 'Write only; paste with the keyboard.',
      fail: 'The browser does not allow access to the clipboard.',
      action:
        'Open the site by https and choose Allow when asked. Whether copy and paste is allowed also depends on the policy of the trial.',
    },
    fullscreen: {
      name: 'Full screen',
      why: 'Closer to working on a local desktop.',
      pass: 'Full screen can be used.',
      warn: 'Full screen is limited, perhaps to video only.',
      fail: 'The browser does not support full screen.',
      action:
        'On a phone, add the page to the home screen and open it there. On a computer, see whether company policy forbids it.',
    },
    screen: {
      name: 'Screen and pixel ratio',
      why: 'Decides the resolution of the remote desktop and how sharp text is.',
      pass: 'Large enough for a full desktop.',
      warn: 'A small screen, good for single applications or mobile pages.',
      fail: 'Too small to work on a desktop.',
      action: 'Connect a display, or consider A2M, which turns applications into mobile pages.',
    },
    input: {
      name: 'Input',
      why: 'Most desktop applications are made for mouse and keyboard.',
      pass: 'There is a mouse or trackpad. Browsers cannot detect a keyboard, so have one ready.',
      warn: 'Touch only: usable, but not for fine work.',
      fail: 'No usable input was found.',
      action: 'Connect a mouse and keyboard. For work that is mostly touch, try the mobile pages of A2M.',
    },
  },
  report: {
    heading: 'Trial readiness result',
    show: 'Show as text',
    verdict: '{title} ({counts})',
    time: 'Checked: {time}, Beijing time',
    browser: 'Browser: {browser}',
    line: '{name}: {status} ({value})',
    linePlain: '{name}: {status}',
  },
  noScript: {
    title: 'The check needs JavaScript',
    text: 'It runs tests in your browser, which is not possible with JavaScript switched off. You can still apply for a trial, or go through this list yourself.',
    items: [
      'Chrome, Edge, Firefox or Safari from the last two years',
      'An https address; WebSocket allowed by your network, and UDP if possible',
      'A computer with mouse and keyboard, and a display of at least 1280 × 720',
      'Hardware acceleration switched on in the browser',
    ],
  },
}

export default en_readiness
