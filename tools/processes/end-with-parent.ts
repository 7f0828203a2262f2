/**
 * Loaded before a program that another one started (`node --import`): ends it when its parent is gone, however the
 * parent ended. The channel between the two closes when the parent does.
 */
if (process.channel) {
  process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'))
  // only listen, do not keep the program alive
  process.channel.unref()
}
