// loaded before a site (node --import): on a signal it does what frameworks do with what they cannot read, which is to
// write it to the console with the parser's words, and those repeat what was sent
process.on('SIGUSR2', () => {
  try {
    JSON.parse(process.env.ON_CONSOLE ?? '')
  } catch (error) {
    console.error('Server Fn Error!', error)
    console.warn(new Error(`cannot read ${process.env.ON_CONSOLE}`), { sent: process.env.ON_CONSOLE })
  }
})
