/** WebSocket endpoint of the readiness check; the host accepts and closes at once. */
export const probeSocketPath = '/probe-socket'
