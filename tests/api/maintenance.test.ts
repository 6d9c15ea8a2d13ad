import { expect, test } from 'vitest'
import { serveMaintenance } from '../../server/http/maintenance.ts'
import { freePort } from '../support/free-port.ts'

const host = '127.0.0.1'

test('while the database is migrated, pages and APIs answer 503 and say when to try again', async () => {
  const port = await freePort()
  const url = `http://${host}:${port}`
  await serveMaintenance({ host, port }, async () => {
    const page = await fetch(`${url}/login`, { headers: { accept: 'text/html', cookie: 'Deskwright-locale=fr' } })
    expect([page.status, page.headers.get('retry-after'), page.headers.get('cache-control')]).toEqual([503, '5', 'no-store'])
    const text = await page.text()
    expect(text).toContain('<html lang="fr" dir="ltr">')
    expect(text).toContain('mise à jour')
    expect(await (await fetch(`${url}/`, { headers: { accept: 'text/html', 'accept-language': 'ar-EG' } })).text()).toContain('dir="rtl"')
    for (const path of ['/healthz', '/api/apps/users', '/graphql']) {
      const answer = await fetch(url + path, { headers: { accept: 'text/html' } })
      expect([path, answer.status, answer.headers.get('retry-after')]).toEqual([path, 503, '5'])
      expect(await answer.json()).toMatchObject({ code: 'UNAVAILABLE', reason: 'MIGRATING' })
    }
    const write = await fetch(`${url}/register/login`, { method: 'POST', body: '{}' })
    expect([write.status, write.headers.get('content-type')]).toEqual([503, 'application/json; charset=utf-8'])
  })
  // The place is free again.
  await serveMaintenance({ host, port }, () => Promise.resolve())
})

test('a failed migration and a port in use are reported, and leave the port free', async () => {
  const port = await freePort()
  await expect(serveMaintenance({ host, port }, () => Promise.reject(new Error('No space')))).rejects.toThrow('No space')
  await serveMaintenance({ host, port }, async () => {
    await expect(serveMaintenance({ host, port }, () => Promise.resolve())).rejects.toMatchObject({ code: 'EADDRINUSE' })
  })
})
