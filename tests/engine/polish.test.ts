import { expect, test } from 'vitest'
import { polishText } from '../../server/engine/embedded/polish-text.ts'
import type { TextOptions } from '../../server/engine/port.ts'
import { applyChanges } from '../../text/changes.ts'

const polish = async (text: string, options: TextOptions = {}) => applyChanges(text, polishText(text, options))

test.each([
  // Spelling.
  ['I recieved your mesage yesterday.', 'I received your message yesterday.'],
  ['The goverment anounced a new progam.', 'The government announced a new program.'],
  ['She beleives that it is neccessary.', 'She believes that it is necessary.'],
  ['We definately need a seperate room.', 'We definitely need a separate room.'],
  ['Thier house is very beatiful.', 'Their house is very beautiful.'],
  ['It occured to me tommorow is a holiday.', 'It occurred to me tomorrow is a holiday.'],
  // Agreement and verbs.
  ['He dont like coffee.', "He doesn't like coffee."],
  ['She have two brothers.', 'She has two brothers.'],
  ['They was late for the meeting.', 'They were late for the meeting.'],
  ['I am agree with you.', 'I agree with you.'],
  ['We should of called them.', 'We should have called them.'],
  ['He did not went to school.', 'He did not go to school.'],
  // Articles and nouns.
  ['I ate a apple and an banana.', 'I ate an apple and a banana.'],
  // Doubled words, capitals, spaces.
  ['I saw the the dog in the park.', 'I saw the dog in the park.'],
  ['Dear Mr Lawson,\n\nthank you for your email. We will call you.', 'Dear Mr Lawson,\n\nThank you for your email. We will call you.'],
  ['on monday i will call them.', 'On Monday I will call them.'],
  ['Hello , my friend .', 'Hello, my friend.'],
])('%s', async (text, wanted) => {
  expect(await polish(text)).toBe(wanted)
})

test.each([
  'Run `npm instal` and open https://exmaple.com/teh/page.',
  'The variable userNmae is set by get_usre_name() in ./srcs/main.ts.',
  'Send it to jhon.doe@exmaple.com, {frist_name}.',
  'Fastify, webpack and Deno are tools that we use with kubectl.',
  'The colour of the theatre was grey, and we realised it at once.',
  'Bonjour, je suis très content de vous voir.',
  'Ich habe gestern einen Brief geschrieben.',
])('keeps %s', async text => {
  expect(await polish(text)).toBe(text)
})

test('never changes words of the personal dictionary or of the run', async () => {
  expect(await polish('The zorbak recieved a flimzy.', { keep: ['zorbak', 'flimzy', 'recieved'] })).toBe('The zorbak recieved a flimzy.')
})

test('treats a repeated misspelling as a misspelling, and a repeated name as a name', async () => {
  expect(await polish('They recieved it. We recieved it. She recieved it, and I dont, you dont, we dont mind.')).toBe(
    "They received it. We received it. She received it, and I don't, you don't, we don't mind.",
  )
  const names = 'The zorbak is here. A zorbak was there. That zorbak is new.'
  expect(await polish(names)).toBe(names)
})

test('gives the position and reason of every change', async () => {
  const text = 'He dont like teh coffee.\n\nShe have two brother.'
  const changes = polishText(text, {})
  expect(changes.length).toBeGreaterThanOrEqual(3)
  for (const { start, end, before, message } of changes) {
    expect(text.slice(start, end)).toBe(before)
    expect(message).toMatch(/^\S.{10,}$/)
  }
  expect(new Set(changes.map(({ id }) => id)).size).toBe(changes.length)
})

test('returns the same result for the same text, and keeps a polished result', async () => {
  const texts = [
    'He dont knows weather the informations is write.',
    'i has went their yesterday with my freinds',
    'Hello , wrold . how are you',
    'The childs was playing in a old house and they was happy',
  ]
  for (const text of texts) {
    const once = await polish(text)
    expect(await polish(text)).toBe(once)
    expect(await polish(once)).toBe(once)
  }
})

test('corrects the typography of Chinese, French, and Arabic', async () => {
  expect(await polish('今天天气很好,我们去公园.')).toBe('今天天气很好，我们去公园。')
  expect(await polish('Bonjour, comment allez-vous? Je suis très content!')).toBe(
    'Bonjour, comment allez-vous\u202F? Je suis très content\u202F!',
  )
})

test('a paragraph in another language says what was checked', async () => {
  const remarks = async (text: string) => polishText(text, {}).filter(({ rule }) => rule?.startsWith('language-'))
  expect(await remarks('He dont know.\n\nJe vous écrit pour vous demandé des renseignement.')).toMatchObject([
    { rule: 'language-french', message: 'French: only punctuation and spacing were checked.', confidence: 'suggest' },
  ])
  for (const line of [
    'Product designer · Zagreb · ana@example.com',
    'Lead developer · São Paulo · github.com/joao',
    'Portfolio: www.ana.example.com, ana.de',
  ])
    expect(await remarks(line)).toEqual([])
  expect(await remarks('Ich habe gestern einen Brief geschrieben.')).toMatchObject([{ rule: 'language-other' }])
  expect(await remarks('He walks to work.')).toEqual([])
  expect(await remarks('Mbappé scored twice; Müller, Ødegaard and Hernández watched from the bench.')).toEqual([])
  expect(await remarks('Ursula von der Leyen met Pedro Sánchez and Olaf Scholz.')).toEqual([])
  expect(await remarks('Björn Åkesson, Søren Kierkegård, Łukasz Żak and José Muñoz de la Peña attended.')).toEqual([])
  expect(await remarks('Guests: Ana de la Cruz, José Núñez, Jean-Luc Lefèvre, Ines van der Berg.')).toEqual([])
  expect(await remarks('It’s a fait accompli.')).toEqual([])
  expect(await remarks('Le président Emmanuel Macron est arrivé à Paris.')).toMatchObject([{ rule: 'language-french' }])
  expect(await remarks('Der Hund und die Katze sind im Haus von Frau Müller in Berlin.')).toMatchObject([{ rule: 'language-other' }])
})

test('thorough only offers its remarks on style', async () => {
  const text = 'In order to utilize the hall, we made a decision. The letter was written by Anna.'
  const changes = polishText(text, { strength: 'thorough' })
  expect(changes.map(({ rule, after }) => [rule, after])).toEqual([
    ['wordy', 'To'],
    ['wordy', 'use'],
    ['nominalization', 'decided'],
    ['passive', 'Anna wrote the letter'],
  ])
  expect(changes.every(({ kind, confidence }) => kind === 'style' && confidence === 'suggest')).toBe(true)
  expect(polishText(text, {})).toEqual([])
})

test.each([
  ['The team conducted an analysis of the data.', 'nominalization', 'analyzed'],
  ['The manager will provide an explanation of the delay.', 'nominalization', 'explain'],
  ['The nurse is carrying out an assessment of the risks.', 'nominalization', 'assessing'],
  ['The new rule led to the reduction of costs.', 'nominalization', 'reduced'],
  ['The storm resulted in an increase in prices.', 'nominalization', 'increased'],
  ['Each employee must submit his report.', 'inclusive', 'their'],
  ['Every nurse takes her break at noon.', 'inclusive', 'their'],
  ['If anyone calls, take his number.', 'inclusive', 'their'],
  ['The data was collected in May. It was cleaned in June. The results were published in July.', 'mostly-passive', 'collected'],
])('thorough tells of %s', async (text, rule, after) => {
  expect(polishText(text, { strength: 'thorough' }).map(each => [each.rule, each.after])).toContainEqual([rule, after])
})

test.each([
  'Every king loved his crown, and each man kept his word.',
  'Anna asked each guest to leave, and Tom took his coat.',
  'Hardly anyone ashore marked her as she anchored.',
  'The house was built in 1900. We bought it last year, and we love it.',
  'She gave a study of the river to the museum.',
])('thorough leaves %s', async text => {
  const rules = polishText(text, { strength: 'thorough' }).map(({ rule }) => rule)
  expect(rules.filter(rule => ['inclusive', 'mostly-passive', 'nominalization'].includes(rule ?? ''))).toEqual([])
})

const suggestions = async (text: string) => polishText(text, {}).filter(({ confidence }) => confidence === 'suggest')

test.each([
  ['It was to cold to swim in the lake.', 'It was too cold to swim in the lake.'],
  ['The children put on there coats.', 'The children put on their coats.'],
  ['He did not no the answer to the question.', 'He did not know the answer to the question.'],
  ['The hole family went to the beach.', 'The whole family went to the beach.'],
  // In a text with certain mistakes, more is a mistake.
  [
    'I did not recieve the parcel, and the shop was to busy to answer.',
    'I did not receive the parcel, and the shop was too busy to answer.',
  ],
])('the words around decide: %s', async (text, wanted) => {
  expect(await polish(text)).toBe(wanted)
})

test.each([
  "The principal's principle was to accept everyone except cheats.",
  'e.e. cummings wrote his name in lower case.',
  'On Monday he should leave New Mexico, and then he may live there.',
  'That glory, craved so long, was now forbidden to him.',
  'Not until the third grade have most children had ample opportunity to read.',
  'The boy wrote "le chien" on the board.',
  'Could he have pen and paper, please?',
  'He is the most famous of all painters.',
  'The weather affects whether we go.',
  'They might of course have been late, from the mid to late fifties.',
  'We are minded to read a bit of law.',
  'The tendency to assume the truth of an hypothesis is strong.',
  'He that followeth me shall not walk in darkness.',
  'The cost is a function of some one variable.',
  'A western cowpony had outrun a lion.',
  'They are inclined to exaggerate its not inconsiderable virtues.',
])('keeps %s', async text => {
  expect(await polish(text)).toBe(text)
})

test.each(['constructor', '__proto__', 'valueOf', 'toString', 'hasOwnProperty'])('reads %s as a word like others', async word => {
  const text = `This has many ${word}, more ${word} than ${word}, and one ${word} is ${word}.`
  expect(await suggestions(text)).toEqual(expect.any(Array))
})

test('a British text gets British corrections', async () => {
  expect(await polish('We realised that the jewellry shop was grey, and the paediatrican praised the colour.')).toBe(
    'We realised that the jewellery shop was grey, and the paediatrician praised the colour.',
  )
})

test.each([
  ['I don’t know what he dont like. Its late.', 'I don’t know what he doesn’t like. It’s late.'],
  ['He said “its a good thing”, but I dont beleive him.', 'He said “it’s a good thing”, but I don’t believe him.'],
  ["I don't know “what” he dont like.", "I don't know “what” he doesn't like."],
  ['The dogs tail was wet. That wasnt nice.', "The dog's tail was wet. That wasn't nice."],
])('writes apostrophes as the text does: %s', async (wrong, right) => {
  expect(await polish(wrong)).toBe(right)
})

test.each([
  'I’m fine. She says I’m late, and I’ve said that I’ll wait. I’d rather go home.',
  'I’d’ve come. Who’s there? They’re here, you’d know, it’ll do, what’s up, let’s go, we’ve gone.',
  "He'd a mind to go, but I’m tired of it. O’Brien doesn’t know D’Angelo.",
])('contractions are words, however their apostrophe is written: %s', text => {
  expect(polishText(text, {})).toEqual([])
})

test('mixed spelling is told once, and Canadian and Australian spelling is not mixed', async () => {
  const text = 'The colour of the theatre was bright.\n\nThe color of the center was dull. The neighbours knew the flavor.'
  expect(await suggestions(text)).toMatchObject([{ rule: 'mixed-dialect', before: 'color', after: 'color', kind: 'style' }])
  expect(await suggestions('They realize that the centre organizes the defence of colour.')).toEqual([])
  expect(await suggestions('Labour organisations travelled to the harbour to see the program.')).toEqual([])
})

test('a misspelled word with several near words has them all', async () => {
  const [change] = polishText('We were always in a hury on Monday.', {})
  expect(change).toMatchObject({ before: 'hury', after: 'hurry', alternatives: ['hurt', 'hour'] })
})

test('corrects the cells of a table and keeps its bars, code, and alignment row', async () => {
  const table = (cells: readonly string[]) =>
    `Our prices:\n\n| name | notes | \`a | b\` |\n|:-----|------:|:-:|\n| ${cells[0]} | ${cells[1]} | 12 |\n| left \\| ${cells[2]} | \`teh | x\` | |\n${cells[3]} | ok\n\n${cells[4]}`
  const wrong = ['the frist one', 'he dont like it', 'importent', 'she have two dogs', 'This line | is importent.']
  const right = ['the first one', "he doesn't like it", 'important', 'she has two dogs', 'This line | is important.']
  expect(await polish(table(wrong))).toBe(table(right))
  expect(await polish(table(right))).toBe(table(right))
})

test('says nothing about the language of names in a table', async () => {
  const text = '| Firma | Ort |\n|---|---|\n| Müller und Söhne | Köln |\n\nThe table lists our partners.'
  expect(polishText(text, {}).filter(({ rule }) => rule?.startsWith('language'))).toEqual([])
})

test('offers a word that is not clearly the one that was meant', async () => {
  const changes = polishText('She could hardly hide her indigation at the answer.', {})
  expect(changes.map(({ confidence }) => confidence)).toEqual(['suggest'])
  expect([changes[0]?.after, ...(changes[0]?.alternatives ?? [])]).toContain('indignation')
})

test('separates openings with a comma only in a draft, where good writers have a choice', async () => {
  expect(await polish('Finally they walked home.')).toBe('Finally they walked home.')
  expect(await polish('Finally they walked home and she have forgot the key.')).toMatch(/^Finally, they walked home/)
  expect(await polish('Then they walked home and she have forgot the key.')).toMatch(/^Then they walked home/)
})
