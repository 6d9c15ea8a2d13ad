import { describe, expect, test } from 'vitest'
import { polishText } from '../../server/engine/embedded/polish-text.ts'
import { applyChanges } from '../../text/changes.ts'

const polish = async (text: string) => applyChanges(text, polishText(text, {}))
const offered = async (text: string) => polishText(text, {}).filter(change => change.confidence === 'suggest')

describe('names are not corrected', () => {
  test.each([
    'Best regards,\nHelmut',
    'I met Helmut in the park.',
    'Aoife called me yesterday about the contract.',
    'Manny said he would be late.',
    'Jeb works in the mail room.',
    'Zoltan lives in Budapest.',
    'Laura Keene was in the theater.',
    'Gov. Vandiver will make the announcement.',
    'Xandrel works in the office next door.',
  ])('%s', async text => {
    expect(await polish(text)).toBe(text)
  })

  test('accepts a listed name, and at most suggests a change for an unlisted one', async () => {
    expect(await offered('I met Helmut and Svetlana in the park.')).toEqual([])
    const [offer] = await offered('Laura met Helmutt in the park.')
    expect(offer === undefined || offer.rule === 'unknown-word').toBe(true)
  })
})

describe('rare, foreign, and British words are known', () => {
  test.each([
    'The contract ends in a case of force majeure.',
    'It was a bona fide offer, made pro bono.',
    'He was declared persona non grata.',
    'The hummus, tahini and labneh were excellent.',
    'The sommelier went to the teahouse.',
    'The councillor and his pyjamas were imperilled by anaemia.',
    'She upcycled a chair for the redditor.',
    'The blooms of the willow are staminate.',
  ])('%s', async text => {
    expect(await polish(text)).toBe(text)
  })
})

describe('suggests distant words, and corrects known misspellings', () => {
  test.each([
    ['See you on Wensday at noon.', 'See you on Wednesday at noon.'],
    ['Definitly, we will come.', 'Definitely, we will come.'],
    ['The comitee met in a restaraunt.', 'The committee met in a restaurant.'],
    ['Moreovr, the rooms are clean.', 'Moreover, the rooms are clean.'],
    ['We had no trubble at all.', 'We had no trouble at all.'],
  ])('%s', async (text, wanted) => {
    expect(await polish(text)).toBe(wanted)
  })

  test('leaves merely similar words to the writer', async () => {
    const text = 'The posseman rode into the village.'
    expect(await polish(text)).toBe(text)
    expect(await offered(text)).toMatchObject([{ before: 'posseman', rule: 'unknown-word' }])
  })
})

test('applies the same rules to an American text after a British one', async () => {
  polishText('The colour is grey.', { dialect: 'british' })
  expect(polishText('Aoife and Saoirse live in Galway.', { dialect: 'american' }).map(({ rule }) => rule)).toEqual([])
})

describe('writes a chosen dialect', () => {
  const british =
    'The licence for the grey kerbs, each a metre long, was a poor judgement. The programme practises its defence by aeroplane.'
  const american = 'The laborers fulfill skillful tasks in cozy gray theaters. The program practices its defense at the center.'
  test.each([
    [
      'american',
      british,
      'The license for the gray curbs, each a meter long, was a poor judgment. The program practices its defense by airplane.',
    ],
    ['british', american, 'The labourers fulfil skilful tasks in cosy grey theatres. The program practices its defence at the centre.'],
  ] as const)('%s, without taking the other for a mistake', (dialect, text, wanted) => {
    const changes = polishText(text, { dialect })
    expect(applyChanges(text, changes, () => true)).toBe(wanted)
    expect(new Set(changes.map(({ rule }) => rule))).toEqual(new Set(['dialect']))
  })

  test('but not in names', () => {
    expect(polishText('Grey was executed in 1554. Gray wrote odes, as did Lady Grey.', { dialect: 'american' })).toEqual([])
  })
})

test('keeps direct speech, quoted misspellings, and [sic] without suggestions', async () => {
  for (const text of ['"It don\'t matter," he said. "I seen worse."', 'The sign said "Tomatos, fresh" [sic].'])
    expect(polishText(text, {})).toEqual([])
})
