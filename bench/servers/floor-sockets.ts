/** The least that a server of many subscribers can do: it sends a frame made before to every socket. */
import { createServer } from 'node:http'
import { WebSocketServer } from 'ws'

const change = {
  operationId: '1',
  area: 'REVIEWS',
  areas: ['REVIEWS'],
  requestId: '',
  rows: [{ type: 'Review', id: '1', kind: 'UPDATED' }],
}
const frame = JSON.stringify({ id: '1', type: 'next', payload: { data: { workspaceChanges: change } } })

const server = createServer((_req, res) => {
  for (const socket of sockets.clients) socket.send(frame)
  res.end()
})
const sockets = new WebSocketServer({ server })
sockets.on('connection', socket =>
  socket.on('message', (data: Buffer) => {
    if (data.toString().includes('connection_init')) socket.send('{"type":"connection_ack"}')
  }),
)
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  console.log(`ready at http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`)
})
