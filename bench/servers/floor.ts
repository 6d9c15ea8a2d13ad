/** The floor: plain `node:http` that does the work of each request, or sends prepared bytes (`/bytes`). */
import { createServer, type ServerResponse } from 'node:http'
import { openWork } from '../data.ts'

const { reviews, wholeReviews, boards, me } = openWork()
const bytes = JSON.stringify({ data: { reviews: reviews('') } })

function send(res: ServerResponse, text: string) {
  res.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }).end(text)
}

const server = createServer((req, res) => {
  const [path, search] = req.url?.split('?') ?? []
  if (path === '/bytes') return send(res, bytes)
  if (req.method === 'GET') return send(res, JSON.stringify(wholeReviews(new URLSearchParams(search).get('q') ?? '')))
  let body = ''
  req.on('data', (chunk: Buffer) => (body += chunk.toString()))
  req.on('end', () => {
    const { variables } = JSON.parse(body) as { variables: { search?: string } }
    if (path === '/me') return send(res, JSON.stringify({ data: { me: me(req.headers.authorization ?? '') } }))
    if (path === '/boards') return send(res, JSON.stringify({ data: { boards: boards() } }))
    return send(res, JSON.stringify({ data: { reviews: reviews(variables.search ?? '') } }))
  })
})
server.listen(Number(process.env.PORT), '127.0.0.1', () => process.send?.('ready'))
