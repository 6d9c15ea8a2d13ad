import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { known } from '../../web/areas/account/refusals.ts'
import { texts } from '../../web/areas/account/locales/en.ts'

test('every refusal that is translated is one that the server says, in these words', () => {
  const folder = new URL('../../server/areas/account/', import.meta.url)
  const said = readdirSync(folder).map(name => (name.endsWith('.ts') ? readFileSync(new URL(name, folder), 'utf8') : ''))
  for (const [message, name] of Object.entries(known)) {
    expect(said.join('\n')).toContain(`'${message}'`)
    expect(texts.said).toHaveProperty(name, message)
  }
})
