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

describe('tells each language apart', () => {
  test.each([
    'Hej, kort fråga: vi ses på lördag utanför skolan.',
    'Zítra se ozvu, děkuji za zprávu.',
    'Dat is goed.',
    'Het is vandaag mooi.',
    'Jeg kommer i kveld.',
    'Geen probleem.',
    'Het was laat, dus we gingen naar huis. Is dat zo? Ja, dat is zo.',
    'Kein Problem!',
    'Sorun yok.',
    'Fa freddo.',
    'Obrigado pela carta.',
  ])('as another language, not as French or English: %s', text => {
    expect(detectLanguage(text, () => true)).toBe('other')
  })

  const read = (text: string) => polishText(text, {}).map(({ before, after, rule }) => (before === after ? rule : `${before}: ${after}`)) // prettier-ignore

  test.each([
    ['Vielen Dank! We has paid the bill.', ['language-other', 'has: have']],
    ['Por favor, llame a mi oficina. Please call before monday.', ['language-other', 'monday: Monday']],
    ['The doors opens at six. Nous vous attendons avec plaisir.', ['opens: open', 'language-other']],
    ['She said, "Je suis en retard." Then the bells was silent.', ['was: were']],
    ['My aunt said "chi va piano va sano e va lontano", and she were right.', ['were: was']],
    ['In Madrid people say "no hay mal que por bien no venga".', []],
    ['Desserts: crème brûlée, tiramisu, mousse au chocolat', []],
    ['Desserts: tarte aux pommes, gâteau aux noix, sorbet', ['language-other']],
    ['The prix fixe menu is good.', []],
    ['Soup du jour: leek and potato', []],
    ['Fruit salad, crème brûlée, café au lait', []],
    ['Hola Nina, how are you?', []],
    ['Ich weiß nicht, warum du weinst. Was ist so schlimm? Komm bitte zu mir.', ['language-other']],
  ])('reads the English of a mixed paragraph: %s', (text, expected) => {
    expect(read(text)).toEqual(expected)
  })
})
