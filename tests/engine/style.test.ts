import { expect, test } from 'vitest'
import { applyChanges } from '../../text/changes.ts'
import { polishText } from '../../server/engine/embedded/polish-text.ts'

const remarks = (text: string, dialect: 'american' | 'british' = 'american') =>
  polishText(text, { strength: 'thorough', dialect }).filter(({ kind }) => kind === 'style')
const applied = (text: string, dialect?: 'american' | 'british') => applyChanges(text, remarks(text, dialect), () => true)

test.each([
  ['There was an unexpected surprise and an end result.', 'There was a surprise and a result.'],
  ['It was an absolutely necessary, extremely unique step.', 'It was a necessary, unique step.'],
  ['The majority of the guests left, and a number of them sang.', 'Most of the guests left, and several of them sang.'],
  ['The majority of the time, the lights are off.', 'Most of the time, the lights are off.'],
  ['By means of a rope, the boy climbed down.', 'With a rope, the boy climbed down.'],
  ['On a monthly basis, the tank is red in color and needs cleaning.', 'Every month, the tank is red and needs cleaning.'],
  ['The crew met for the purpose of choosing a captain.', 'The crew met to choose a captain.'],
  ['The board came to the conclusion that it had made a decision too early.', 'The board concluded that it had decided too early.'],
  ['The cook is of the opinion that the soup has a tendency to burn.', 'The cook believes that the soup tends to burn.'],
  ['At this juncture, the mayor is cognizant of the fact that it rained.', 'Now, the mayor knows that it rained.'],
  ['The layman asked whether the majority of it is true.', 'The layperson asked whether most of it is true.'],
  ['Please take my age into consideration.', 'Please consider my age.'],
  ['It goes without saying that lunch is free.', 'Lunch is free.'],
  ['The shop, it should be noted that it is closed.', 'The shop, it is closed.'],
  ['There are many nurses who work at night.', 'Many nurses work at night.'],
  ['The train left at 6 a.m. in the morning in the month of May.', 'The train left at 6 a.m. in May.'],
  ['A wheelchair-bound guest called.', 'A guest who uses a wheelchair called.'],
  ['If a student is late, he or she is fined.', 'If a student is late, they are fined.'],
  ['Only the tip of the iceberg is known.', 'Only a small part is known.'],
])('thorough words it better: %s', (text, better) => {
  expect(applied(text)).toBe(better)
})

test('writes British wordings in a British text', () => {
  expect(applied('We place an emphasis on safety.', 'british')).toBe('We emphasise safety.')
})

test.each([
  'The elderly man sat near the disabled toilet.',
  'This is a step in the process of making bread.',
  'A review of the state of the art follows, and the cutting edge of the knife was dull.',
  'At the end of the day, we count the till and lock the door.',
  'I feel like a fool.',
  'The falcon circles back to its tree.',
  'The guide made a decision tree and the decision that saved us.',
  'As long as I am able to, there is a number of ways.',
  'It is, basically, a box.',
  'Whether or not it rains, we play.',
  'In terms of cost, the old pump is better.',
  'A majority of the voters said no.',
  'You can reach me by phone, and the list is sorted by color.',
  'Chairman Osei spoke. Arthur Miller wrote Death of a Salesman.',
  'The policeman took off his hat.',
  'Each individual map was drawn with care, and his daughter kept it.',
  'The implementation of the plan was carried out in May.',
])('thorough leaves the wording: %s', text => {
  expect(remarks(text).filter(({ rule }) => rule !== 'passive' && rule !== 'mostly-passive')).toEqual([])
})

test('says why, truly for each phrase', () => {
  const reasons = remarks('It should be noted that we utilize a saw prior to lunch. When all is said and done, only time will tell.')
  expect(reasons.map(({ message }) => message)).toEqual([
    'The sentence says the same without "It should be noted that".',
    '"use" is the plainer wording.',
    '"before" says the same in fewer words.',
    '"When all is said and done" is a worn phrase.',
    '"only time will tell" is a worn phrase.',
  ])
})

test('tells of no passive where "by" names no doer', () => {
  expect(remarks('I can be reached by phone. The list was sorted by size. The hall was built by the end of May.')).toEqual([])
})
