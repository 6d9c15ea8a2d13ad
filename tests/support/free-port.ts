import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'

/** A port for tests in which a page leads back to APP_URL, so that it must be known before the start. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo // of a TCP server
  server.close()
  await once(server, 'close')
  return port
}
