/** Forms that the word before or after decides, each with its only acceptable correction. All sentences are our own. */
export const formMistakes: Record<string, readonly (readonly [string, string])[]> = {
  'the verb after "I"': [
    ['I has two brothers in Ohio.', 'I have two brothers in Ohio.'],
    ['When I drinks something cold, my tooth hurts.', 'When I drink something cold, my tooth hurts.'],
    ['I is glad that you called.', 'I am glad that you called.'],
    ['Neither his father nor I wants him to miss the fair.', 'Neither his father nor I want him to miss the fair.'],
    ['I was told that I needs a visa.', 'I was told that I need a visa.'],
  ],
  'participles after "have" and "be"': [
    ['The prices have fell since May.', 'The prices have fallen since May.'],
    ['We have saw that play twice.', 'We have seen that play twice.'],
    ['The bike was stole last week.', 'The bike was stolen last week.'],
    ['It must be did today.', 'It must be done today.'],
    ['Two hours had past before he came.', 'Two hours had passed before he came.'],
    ['He did not reported the accident.', 'He did not report the accident.'],
    ['I did compared two offers.', 'I did compare two offers.'],
  ],
  'the sound after the article': [
    ['He waited for a hour in the rain.', 'He waited for an hour in the rain.'],
    ['It was an unique chance.', 'It was a unique chance.'],
    ['She saw a unidentified object.', 'She saw an unidentified object.'],
    ['He has a MBA and an US passport.', 'He has an MBA and a US passport.'],
    ['It is an one-time fee.', 'It is a one-time fee.'],
    ['He plays an ukulele in a opera.', 'He plays a ukulele in an opera.'],
  ],
  'words written twice': [
    ['I saw the the dog again.', 'I saw the dog again.'],
    ['She was born in a a small town.', 'She was born in a small town.'],
    ['The soup is more thicker today.', 'The soup is thicker today.'],
    ['It was the most nicest gift.', 'It was the nicest gift.'],
    ['Every time he fell, the my mother ran outside.', 'Every time he fell, my mother ran outside.'],
  ],
  'words written as one or two': [
    ['I walk the dog everyday after lunch.', 'I walk the dog every day after lunch.'],
    ['Every one is welcome.', 'Everyone is welcome.'],
    ['He parked along side the truck.', 'He parked alongside the truck.'],
    ['Further more, the lid is cracked.', 'Furthermore, the lid is cracked.'],
    ['A friend of me works there.', 'A friend of mine works there.'],
    ['Our two new members, whom had passed the test, were there.', 'Our two new members, who had passed the test, were there.'],
    ['It is later then I thought.', 'It is later than I thought.'],
    ['We start on august 20.', 'We start on August 20.'],
    ['She is very good in cooking.', 'She is very good at cooking.'],
  ],
}

/** Correct sentences that look like them. */
export const formsUntouched: Record<string, readonly string[]> = {
  'forms beside "I", "have", and "be"': [
    'If I were you, I would wait.',
    'World War I was long and terrible.',
    "I wasn't sure that I was right.",
    'What he did interested all of us.',
    'All she was did not matter to them.',
    'I know that that is true.',
    'He brought it in in a bag.',
    'She gave her her coat.',
    'More older people live alone now.',
    'He won many, many games.',
  ],
  'articles before letters, numbers, and short words': [
    'Take vitamin A and an aspirin.',
    'It was an honor to meet a European once.',
    'He has an SUV, an X-ray, and a U-turn behind him.',
    'She gave an only slightly better answer.',
    'An 11th hour deal made it a one-sided game.',
  ],
  'one word or two': [
    'Every one of them is broken.',
    'These are everyday shoes for an everyday walk.',
    'He is the man whom everyone trusts.',
    'An august body met in the hall.',
    'She had past experience with dogs.',
    'I write better in English than in Spanish.',
    'Toot! went Pip, and the train began to move.',
    'May we, who have so much less to do than he, do it half so well.',
    'It was proposed by Mr. Pugh, and seconded by Ms. Reid, that the fee remain unchanged.',
  ],
}
