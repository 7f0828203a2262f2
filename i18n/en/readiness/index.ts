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
    network: 'Network',
    browser: 'Browser',
    media: 'Video decoding',
    device: 'Screen and input',
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
    pass: 'You can try it straight in the browser',
    warn: 'You can try it, with a few things to note',
    fail: 'Fix these first, or use the installed client',
  },
  counts: '{pass} passed, {warn} to note, {fail} not met',
  units: {
    roundTrip: 'median {median} ms, jitter {jitter} ms',
    mbps: '{n} Mbit/s',
    screen: '{w} × {h}, pixel ratio {dpr}, {depth}-bit colour',
    hardware: 'Smooth and power-efficient',
    software: 'Decodes, but uses more power',
    touch: 'touch',
    mouse: 'mouse',
    separator: ', ',
  },
  checks: {
    roundTrip: {
      name: 'Round trip',
      why: 'Latency decides whether typing and dragging keep up with your hand.',
      action:
        'Use a cable or move closer to the Wi-Fi router, stop downloads and proxies, and check again. If it stays high, tell us your city and type of connection in the application.',
    },
    throughput: {
      name: 'Download speed',
      why: 'Speed decides how sharp the picture and how smooth the video is.',
      action:
        'Check again off peak and look for a bandwidth limit. For a branch, tell us the bandwidth of the line.',
    },
    secureContext: {
      name: 'Secure context',
      why: 'Browsers offer the clipboard, keyboard lock and more only on encrypted connections.',
      action:
        'Open this site by its https address and look for certificate warnings. If a company proxy replaces certificates, ask your network administrator.',
    },
    webSocket: {
      name: 'WebSocket',
      why: 'The web client uses it for control and display.',
      action:
        'Update the browser. If your company has a proxy or firewall, ask the administrator to allow WebSocket.',
    },
    webRtc: {
      name: 'WebRTC',
      why: 'Carries display and sound over UDP, which is smoother on poor networks.',
      action:
        'See whether browser settings, privacy extensions or company policy switch off WebRTC, and ask whether UDP is allowed out.',
    },
    storage: {
      name: 'Cookies and storage',
      why: 'Keeps you signed in and remembers the settings of a session.',
      action: 'Allow cookies for this site, or leave strict privacy mode, and check again.',
    },
    h264: {
      name: 'H.264 decoding',
      why: 'The most common display encoding.',
      action:
        'Switch on hardware acceleration. If that does not help, use a browser with the full set of codecs, or the installed client.',
    },
    h265: {
      name: 'H.265 decoding',
      why: 'Needs less bandwidth for the same quality. Not required.',
      action: 'Nothing to do. To save bandwidth, use a device that decodes H.265 in hardware.',
    },
    av1: {
      name: 'AV1 decoding',
      why: 'A newer encoding. Not required.',
      action: 'Nothing to do. A newer browser may support it.',
    },
    canvas: {
      name: 'Canvas drawing',
      why: 'The remote desktop is drawn on a canvas.',
      action:
        'Switch on hardware acceleration in the browser and update the graphics driver. Common when the browser itself runs in a remote desktop or virtual machine.',
    },
    keyboardLock: {
      name: 'Keyboard lock',
      why: 'In full screen, passes Alt+Tab, Esc and others to the cloud desktop.',
      action:
        'Use Chrome or Edge on a computer and go full screen. In other browsers, use the key buttons on the toolbar.',
    },
    clipboard: {
      name: 'Clipboard',
      why: 'Copy and paste between your computer and the cloud desktop.',
      action:
        'Open the site by https and choose Allow when asked. Whether copy and paste is allowed also depends on the policy of the trial.',
    },
    fullscreen: {
      name: 'Full screen',
      why: 'Closer to working on a local desktop.',
      action:
        'On a phone, add the page to the home screen and open it there. On a computer, see whether company policy forbids it.',
    },
    screen: {
      name: 'Screen and pixel ratio',
      why: 'Decides the resolution of the remote desktop and how sharp text is.',
      action: 'Connect a display, or consider A2M, which turns applications into mobile pages.',
    },
    input: {
      name: 'Input',
      why: 'Most desktop applications are made for mouse and keyboard. Browsers cannot detect a keyboard, so have one ready.',
      action: 'Connect a mouse and keyboard. For work that is mostly touch, try the mobile pages of A2M.',
    },
  },
  report: {
    heading: 'Trial readiness result',
    verdict: '{title} ({counts})',
    time: 'Checked: {time}, Beijing time',
    browser: 'Browser: {browser}',
    line: '{name}: {status} ({value})',
    linePlain: '{name}: {status}',
  },
  noScript: {
    title: 'The check needs JavaScript',
    text: 'It runs tests in your browser, which is not possible with JavaScript switched off. You can still apply for a trial, or go through the list below yourself.',
  },
}

export default en_readiness
