import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { freePort } from './free-port.ts'
import { startProgram } from './program.ts'
import { waitUntilAnswers } from './wait-until-answers.ts'

it('waits for any answer, however late it comes', async () => {
  const server = createServer((_, response) => response.writeHead(503).end())
  onTestFinished(() => void server.close())
  const address = `http://127.0.0.1:${await freePort()}`
  const waiting = waitUntilAnswers(address, { name: 'site', ended: new Promise(() => {}) })
  server.listen(Number(new URL(address).port), '127.0.0.1')
  await expect(waiting).resolves.toBeUndefined()
})

it('says which program ended before it answered', async () => {
  const silent = createServer().listen(0, '127.0.0.1')
  onTestFinished(() => void silent.close())
  await new Promise((resolve) => silent.once('listening', resolve))
  const { port } = silent.address() as AddressInfo
  const program = startProgram('upstream', ['-e', 'process.exit(3)'])
  await expect(waitUntilAnswers(`http://127.0.0.1:${port}`, program)).rejects.toThrow(
    /^The upstream ended \(3\) before http:/,
  )
})
