/** Preload (`node --import`): ends the process when its parent is gone, however it ended, as the IPC channel closes. */
if (process.channel) {
  process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'))
  // do not keep the process alive
  process.channel.unref()
}
