// node bench/bare-server.ts URL PORT: serves a page's recorded answer with plain node:http
import { createServer } from 'node:http'
import { recordAnswer } from './record-answer.ts'

const [, , url = '', port] = process.argv
const { headers, body } = await recordAnswer(url)
const flat = headers.flat()
createServer((_, response) => {
  response.writeHead(200, flat)
  response.end(body)
}).listen(Number(port), '127.0.0.1')
