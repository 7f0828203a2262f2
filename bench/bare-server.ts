// node bench/bare-server.ts FILE PORT: repeats a recorded answer with nothing but node:http
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'

const [, , file = '', port] = process.argv
const { headers, body }: { headers: string[]; body: string } = JSON.parse(readFileSync(file, 'utf8'))
const bytes = Buffer.from(body, 'base64')
createServer((_, response) => {
  response.writeHead(200, headers)
  response.end(bytes)
}).listen(Number(port), '127.0.0.1')
