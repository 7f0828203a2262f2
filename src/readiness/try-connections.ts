import { probeSocketPath } from '#src/site/probe-socket.ts'
import type { Finding } from './checks.ts'

/** Milliseconds. A firewall that swallows packets gives no answer at all. */
const patience = 5_000

/** Opens a WebSocket to this site: proxies and firewalls are what usually stands in its way. */
export async function tryWebSocket(stop: AbortSignal): Promise<Finding> {
  if (typeof WebSocket === 'undefined') return 'fail'
  const address = new URL(probeSocketPath, location.href)
  address.protocol = address.protocol.replace('http', 'ws')
  const socket = new WebSocket(address)
  const opened = await settles(stop, (done) => {
    socket.onopen = () => done(true)
    socket.onerror = socket.onclose = () => done(false)
  })
  socket.onerror = socket.onclose = null
  socket.close()
  return opened ? 'pass' : 'warn'
}

/**
 * Joins two peers of this page with a data channel and sends a word through it. No server takes part, so no address
 * leaves the browser; it shows that the browser, its settings and its extensions let WebRTC work.
 */
export async function tryWebRtc(stop: AbortSignal): Promise<Finding> {
  if (typeof RTCPeerConnection === 'undefined') return 'fail'
  const near = new RTCPeerConnection()
  const far = new RTCPeerConnection()
  try {
    near.onicecandidate = ({ candidate }) => void far.addIceCandidate(candidate ?? undefined).catch(ignore)
    far.onicecandidate = ({ candidate }) => void near.addIceCandidate(candidate ?? undefined).catch(ignore)
    const channel = near.createDataChannel('readiness')
    channel.onopen = () => channel.send('ping')
    const heard = settles(stop, (done) => {
      far.ondatachannel = ({ channel: other }) => {
        other.onmessage = ({ data }) => done(data === 'ping')
      }
    })
    await introduce(near, far)
    return (await heard) ? 'pass' : 'warn'
  } finally {
    near.close()
    far.close()
  }
}

async function introduce(near: RTCPeerConnection, far: RTCPeerConnection): Promise<void> {
  const offer = await near.createOffer()
  await near.setLocalDescription(offer)
  await far.setRemoteDescription(offer)
  const answer = await far.createAnswer()
  await far.setLocalDescription(answer)
  await near.setRemoteDescription(answer)
}

// candidates that come after the word arrived, or that a browser does not like, change nothing
function ignore(): void {}

/** Waits for an outcome; none within our patience counts as false. */
function settles(stop: AbortSignal, listen: (done: (outcome: boolean) => void) => void): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), patience)
    const done = (outcome: boolean) => {
      clearTimeout(timer)
      resolve(outcome)
    }
    stop.addEventListener('abort', () => done(false), { once: true })
    listen(done)
  })
}
