// node bench/site/bare-server.ts FILE PORT: what node:http can do at best with an answer
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'

const [, , file = '', port] = process.argv
const recorded: { headers: string[]; body: string } = JSON.parse(readFileSync(file, 'utf8'))
const body = Buffer.from(recorded.body, 'base64')
createServer((_, response) => {
  // as the site does (host/unsaid-connection.ts)
  response.removeHeader('connection')
  response.writeHead(200, recorded.headers)
  response.end(body)
}).listen(Number(port), '127.0.0.1')
