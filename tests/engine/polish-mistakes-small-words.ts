/** Mistakes with owners, pronouns, articles, commas, and prepositions, each beside another mistake. All sentences are our own. */
type Pair = readonly [string, string]

/** The rules are for drafts, so a certain mistake stands before each sentence. */
const inDraft = ([wrong, right]: Pair): Pair => [`She have two dogs. ${wrong}`, `She has two dogs. ${right}`]

const mistakes: Record<string, readonly Pair[]> = {
  'owners and plurals': [
    ['My cousins hamster escaped again.', "My cousin's hamster escaped again."],
    ['We borrowed Annas suitcase.', "We borrowed Anna's suitcase."],
    ['I read it in yesterdays newspaper.', "I read it in yesterday's newspaper."],
    ['Last weeks science homework was easy.', "Last week's science homework was easy."],
    ['The twins bedroom is upstairs.', "The twins' bedroom is upstairs."],
    ['She showed the guard her drivers license.', "She showed the guard her driver's license."],
    ['A gardeners hands are rarely clean.', "A gardener's hands are rarely clean."],
    ['We ate at my uncle house.', "We ate at my uncle's house."],
    ['Both students essays were late.', "Both students' essays were late."],
    ["The player's want new shoes.", 'The players want new shoes.'],
    ["Dog's who bark at night are a problem.", 'Dogs who bark at night are a problem.'],
    ["Tell me how it go's.", 'Tell me how it goes.'],
  ],
  'relative words': [
    ['It is a habit what helps me.', 'It is a habit that helps me.'],
    ['We sold forty cakes, what is a new record.', 'We sold forty cakes, which is a new record.'],
    ['There is a lamp who is broken.', 'There is a lamp that is broken.'],
    ['My neighbor, which owns a boat, waved.', 'My neighbor, who owns a boat, waved.'],
  ],
  'forms of pronouns': [
    ['Lena and me will cook.', 'Lena and I will cook.'],
    ['Omar and myself are in charge.', 'Omar and I are in charge.'],
    ['They let he choose a color.', 'They let him choose a color.'],
    ['Come to the park with I.', 'Come to the park with me.'],
    ['She told my sister and I that we won.', 'She told my sister and me that we won.'],
    ["He hurt it in he's right knee.", 'He hurt it in his right knee.'],
    ['That is not mine problem.', 'That is not my problem.'],
    ["I can't concentrate me here.", "I can't concentrate here."],
    ["Let's meet us at noon.", "Let's meet at noon."],
  ],
  negation: [
    ['There was hardly no milk left.', 'There was hardly any milk left.'],
    ["I couldn't hardly walk.", 'I could hardly walk.'],
    ["Nobody didn't hear the bell.", 'Nobody heard the bell.'],
    ['They like not spicy food.', "They don't like spicy food."],
    ['It is neither cheap or useful.', 'It is neither cheap nor useful.'],
    ["There wasn't no time.", "There wasn't any time."],
  ],
  'missing and doubled subjects': [
    ['We stayed home because was snowing.', 'We stayed home because it was snowing.'],
    ['Lock the doors, even when are not used.', 'Lock the doors, even when they are not used.'],
    ['It rained, so was decided to stay.', 'It rained, so it was decided to stay.'],
    ['Is warmer here.', 'It is warmer here.'],
    ['I go there because the place it is quiet.', 'I go there because the place is quiet.'],
  ],
  'articles in a draft': [
    ['It has lovely view of the hills.', 'It has a lovely view of the hills.'],
    ['We met in cafeteria.', 'We met in the cafeteria.'],
    ['One of windows was open.', 'One of the windows was open.'],
    ['After few hours, it stopped.', 'After a few hours, it stopped.'],
    ['This was second attempt.', 'This was the second attempt.'],
    ['Take it to nearest pharmacy.', 'Take it to the nearest pharmacy.'],
    ['He sings all the day.', 'He sings all day.'],
    ['We sat together at the lunch.', 'We sat together at lunch.'],
    ['Open it on the page 12.', 'Open it on page 12.'],
    ['It costs forty dollars per a night.', 'It costs forty dollars per night.'],
    ['He speaks a fluent Korean.', 'He speaks fluent Korean.'],
    ['I come here two times in a week.', 'I come here twice a week.'],
  ],
  'commas and spliced sentences': [
    ['Suddenly a tall man stood up.', 'Suddenly, a tall man stood up.'],
    ['At the end of the film she moves to Peru.', 'At the end of the film, she moves to Peru.'],
    ['When the soup is ready pour it into a bowl.', 'When the soup is ready, pour it into a bowl.'],
    ['Never touch the stove, it could be hot.', 'Never touch the stove; it could be hot.'],
    ['Turn it down, otherwise the food burns.', 'Turn it down; otherwise, the food burns.'],
  ],
  'prepositions in a draft': [
    ["The store opens on nine o'clock.", "The store opens at nine o'clock."],
    ['Please return it until Monday.', 'Please return it by Monday.'],
    ['We slept during ten hours.', 'We slept for ten hours.'],
    ['The party is in July 4.', 'The party is on July 4.'],
    ['I saw it in the internet.', 'I saw it on the internet.'],
    ['We have a view on the lake.', 'We have a view of the lake.'],
    ['They complained for the noise.', 'They complained about the noise.'],
    ['He introduced me with his boss.', 'He introduced me to his boss.'],
    ['Fill the bucket by two liters of water.', 'Fill the bucket with two liters of water.'],
    ['Turn of the lights.', 'Turn off the lights.'],
    ['He fell of the ladder.', 'He fell off the ladder.'],
    ['You can pay per credit card.', 'You can pay by credit card.'],
    ['It lasts less two hours.', 'It lasts less than two hours.'],
    ['We reached to the shore.', 'We reached the shore.'],
    ['I want to thank to all of you.', 'I want to thank all of you.'],
  ],
}

/** Correct sentences that look like the ones above. */
const untouched: Record<string, readonly string[]> = {
  'correct: owners and plurals': [
    'My cousins own a bakery.',
    'The teachers union met on Monday.',
    'My sisters work in a bank.',
    'Our customers love music.',
    "The dog's barking again.",
  ],
  'correct: relative words': [
    'She knows the reason.',
    'The man in the car who waved is my uncle.',
    'He told the teacher what happened.',
    'I met my boss, which was nice.',
  ],
  'correct: forms of pronouns': ['Between my wife and me is a wall.', 'They gave him and her a book.'],
  'correct: negation': ['He said not to wait.', 'I know not all of them.'],
  'correct: missing and doubled subjects': ['The people it is for are here.'],
  'correct: articles in a draft': ['He took steps to shore up the bank.', 'In my heart, I know it.', 'She goes to school by bus.'],
  'correct: commas and spliced sentences': [
    'Then a friend called.',
    'In the house we bought there is mold.',
    'However hard he tries, he fails.',
    'He came, he saw, and he conquered.',
  ],
  'correct: prepositions in a draft': [
    'He stays until Friday.',
    'She called to him across the street.',
    'The first turn of the road is steep.',
    'The bridge is closed until June.',
  ],
}

export const smallWordMistakes: Record<string, readonly Pair[]> = Object.fromEntries([
  ...Object.entries(mistakes).map(([kind, pairs]) => [kind, pairs.map(inDraft)]),
  ...Object.entries(untouched).map(([kind, sentences]) => [kind, sentences.map(sentence => inDraft([sentence, sentence]))]),
])
