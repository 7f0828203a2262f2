// npm run dev: the upstream and the site with hot reload until Ctrl-C
import { startProgram } from './processes/program.ts'
import { startBoth } from './processes/start-both.ts'
import { program } from './processes/steps.ts'

const vite = [program('vite/bin/vite.js'), 'dev', '-c', 'app.config.ts', '--strictPort', '--logLevel', 'warn']

await startBoth({
  start: ({ host, port, env }) =>
    startProgram('site', [...vite, '--host', host, '--port', String(port)], { env }),
})
