import { describe, expect, test } from 'vitest'
import { polishText } from '../../server/engine/embedded/polish-text.ts'
import { detectLanguage } from '../../server/engine/language.ts'

describe('tells the language of a short line', () => {
  test.each([
    'Hi Anna,',
    'See you soon.',
    'Invoice 4711 paid.',
    'Happy birthday, José!',
    'Pour water over rice.',
    'Sans serif fonts render faster.',
    'Car parks fill fast.',
    'Son scored goals; fans cheered.',
    'Si senior leaders agree, fine.',
    'Price per unit: 12 EUR',
    'im late',
    "D'you mind?",
    "D'Angelo sings beautifully.",
    "L'Oréal raised prices.",
    'Anna Müller, Ben Weiß, Carla Núñez',
    'He ordered a pain au chocolat and a croissant.',
    'Martes are small mammals.',
  ])('as English: %s', text => {
    expect(detectLanguage(text, () => true)).toBe('english')
  })

  test.each([
    'Bonjour,',
    'Cordialement,',
    'À bientôt',
    'Facture ci-jointe.',
    "D'accord.",
    'Bonne journée !',
    "L'équipe arrive lundi.",
    'Cher Monsieur,',
    'Salut Paul, ça va ?',
  ])('as French: %s', text => {
    expect(detectLanguage(text, () => true)).toBe('french')
  })

  test.each([
    'Guten Tag,',
    'Vielen Dank!',
    'Sehr geehrte Frau Müller,',
    'Rechnung bezahlt.',
    'Schönes Wochenende!',
    'Muchas gracias.',
    'Te llamo luego.',
    '¿Puede confirmar?',
    'Grazie mille!',
    'Obrigado',
    'Dank je wel',
    'De factuur is betaald.',
    'Dziękuję bardzo',
    'Teşekkür ederim',
    'Mulțumesc frumos',
  ])('as another language: %s', text => {
    expect(detectLanguage(text, () => true)).toBe('other')
  })
})

test.each([
  '`npm install --save @types/unist`',
  'Via [npm](https://www.npmjs.com/):',
  '[![Build](https://ci.example/callsites.svg)](https://ci.example/callsites)',
  '<a href="https://d3js.org"><img src="https://d3js.org/logo.svg" width="256" height="256"></a>',
  '[`vfile-sort`](https://github.com/vfile/vfile-sort)\n  — sort messages by line/column',
  'MIT',
])('says nothing about the language of code and links: %s', async text => {
  expect(polishText(text, {})).toEqual([])
})

test('says of each paragraph in another language that it was not read', { timeout: 60_000 }, async () => {
  const paragraphs = ['Hi Anna,', 'The invoice were paid.', 'Guten Tag Herr Weber,', 'Mit freundlichen Grüßen', 'Cordialement,']
  const changes = polishText(paragraphs.join('\n\n'), {})
  expect(changes.map(({ before, after, rule }) => `${before}: ${rule ?? after}`)).toEqual([
    'were: agreement',
    'Guten: language-other',
    'Mit: language-other',
    'Cordialement: language-french',
  ])
})
