// loaded before a program (node --import): a signal makes a promise fail that nobody waits for
process.on('SIGUSR2', () => void Promise.reject(new Error('nobody caught me')))
