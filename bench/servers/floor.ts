/** The floor: plain `node:http`, with prepared bytes (`/bytes`) and with the same work (any other path). */
import { createServer } from 'node:http'
import { openList } from '../rows.ts'

const list = openList()
const bytes = Buffer.from(JSON.stringify({ data: { reviews: list('') } }))

const server = createServer((req, res) => {
  if (req.url === '/bytes')
    return void res.writeHead(200, { 'content-type': 'application/json', 'content-length': bytes.length }).end(bytes)
  const answer = (search: string) => {
    const text = JSON.stringify({ data: { reviews: list(search) } })
    res.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }).end(text)
  }
  if (req.method === 'GET') return answer(new URLSearchParams(req.url?.split('?')[1]).get('q') ?? '')
  let body = ''
  req.on('data', (chunk: Buffer) => (body += chunk.toString()))
  req.on('end', () => answer((JSON.parse(body) as { variables: { search: string } }).variables.search))
})
server.listen(Number(process.env.PORT), '127.0.0.1', () => process.send?.('ready'))
