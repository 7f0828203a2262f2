/** Where the readiness check tries to open a WebSocket; the host opens it and says goodbye at once. */
export const probeSocketPath = '/probe-socket'
