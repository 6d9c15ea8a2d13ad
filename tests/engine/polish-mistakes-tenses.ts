/** Mistakes in tenses and verb forms, each with its only acceptable correction. All sentences are our own. */
export const tenseMistakes: Record<string, readonly (readonly [string, string])[]> = {
  'clauses of time and condition': [
    ['Lock the office before you will go home.', 'Lock the office before you go home.'],
    ['Stir the soup until the onions will be soft.', 'Stir the soup until the onions are soft.'],
    ['As soon as the doctor will arrive, we will start.', 'As soon as the doctor arrives, we will start.'],
    ['Take a coat in case it will snow.', 'Take a coat in case it snows.'],
    ['If everybody will help, we will finish by noon.', 'If everybody helps, we will finish by noon.'],
    ['Please contact us if you will need a receipt.', 'Please contact us if you need a receipt.'],
    ['If the tickets would be cheaper, more people would come.', 'If the tickets were cheaper, more people would come.'],
    ['If more students would walk, the roads would be safer.', 'If more students walked, the roads would be safer.'],
    ['When you will send the parcel?', 'When will you send the parcel?'],
  ],
  'what goes on, and what is over': [
    ['I rent this flat since 2018.', 'I have rented this flat since 2018.'],
    ['The printer is broken since Monday.', 'The printer has been broken since Monday.'],
    ["The radio doesn't work since last night.", "The radio hasn't worked since last night."],
    ['Since August, we live in Oslo.', 'Since August, we have lived in Oslo.'],
    ['On March 9, I have ordered a lamp.', 'On March 9, I ordered a lamp.'],
    ['Two weeks ago, my neighbor has sold his car.', 'Two weeks ago, my neighbor sold his car.'],
    ['After we have eaten, we walked to the harbor.', 'After we ate, we walked to the harbor.'],
    ['I am born in a small town.', 'I was born in a small town.'],
    ['He have a dog. We have seen the castle in July.', 'He has a dog. We saw the castle in July.'],
    ['He have a dog. I work as a driver for six years.', 'He has a dog. I have worked as a driver for six years.'],
  ],
  stories: [
    ['When the bell rings, the children ran outside.', 'When the bell rang, the children ran outside.'],
    ['The guard looks at us and opened the gate.', 'The guard looked at us and opened the gate.'],
    ['He hided behind the door.', 'He hid behind the door.'],
  ],
  'indirect questions': [
    ['She asked where was I born.', 'She asked where I was born.'],
    ['I wonder if can we park here.', 'I wonder if we can park here.'],
    ['Please tell me which color do you like.', 'Please tell me which color you like.'],
  ],
  'deadlines, lengths, and plain verbs': [
    ['Please let me know until Tuesday.', 'Please let me know by Tuesday.'],
    ['We danced during half an hour.', 'We danced for half an hour.'],
    ["The bakery opens on six o'clock.", "The bakery opens at six o'clock."],
    ['Please to close the gate.', 'Please close the gate.'],
    ['Let the paint to dry.', 'Let the paint dry.'],
    ["Let's going to the lake!", "Let's go to the lake!"],
    ['Each of them have a key.', 'Each of them has a key.'],
    ['No one have seen my glasses.', 'No one has seen my glasses.'],
  ],
  'what is so now, beside a past': [
    [
      'They was late yesterday, and he had no key. We rent by the hour and pay by the week.',
      'They were late yesterday, and he had no key. We rent by the hour and pay by the week.',
    ],
    [
      'They was late yesterday, and he had no key. We live on the fourth floor, above the pharmacy.',
      'They were late yesterday, and he had no key. We live on the fourth floor, above the pharmacy.',
    ],
    [
      'They was late yesterday, and he had no key. Our new nurse starts on the third of June.',
      'They were late yesterday, and he had no key. Our new nurse starts on the third of June.',
    ],
    [
      'They was late yesterday, and he had no key. Please wait while we fix the door.',
      'They were late yesterday, and he had no key. Please wait while we fix the door.',
    ],
  ],
  'what is told after a past': [
    ['He have a dog. I woke up, took a shower, and eat breakfast.', 'He has a dog. I woke up, took a shower, and ate breakfast.'],
    [
      'He have a dog. He picked up the phone, listen for a moment, and hung up.',
      'He has a dog. He picked up the phone, listened for a moment, and hung up.',
    ],
    [
      'He have a dog. My grandmother was born in Poland and come here in 1950.',
      'He has a dog. My grandmother was born in Poland and came here in 1950.',
    ],
    ['He have a dog. My son lost his ticket and has to buy another.', 'He has a dog. My son lost his ticket and had to buy another.'],
    ['He have a dog. As soon as I heard the news, I call my mother.', 'He has a dog. As soon as I heard the news, I called my mother.'],
  ],
  'what follows a verb in a draft': [
    ['He have a dog. You had better to hurry.', 'He has a dog. You had better hurry.'],
    ['He have a dog. My doctor advised me stop smoking.', 'He has a dog. My doctor advised me to stop smoking.'],
    ['He have a dog. It took me two hours finding the keys.', 'He has a dog. It took me two hours to find the keys.'],
    ['He have a dog. We propose buy a new printer.', 'He has a dog. We propose buying a new printer.'],
    ['He have a dog. The meat must be cook for two hours.', 'He has a dog. The meat must be cooked for two hours.'],
  ],
  'agreement in a draft': [
    ['He have a dog. He wants to know what you was doing.', 'He has a dog. He wants to know what you were doing.'],
    ['He have a dog. Those who opposes it are loud.', 'He has a dog. Those who oppose it are loud.'],
    ['He have a dog. Do you know who deal with that?', 'He has a dog. Do you know who deals with that?'],
    ['He have a dog. There are a lot of noise here.', 'He has a dog. There is a lot of noise here.'],
    ['He have a dog. Is there many people outside?', 'He has a dog. Are there many people outside?'],
    ['He have a dog. What is the opening hours?', 'He has a dog. What are the opening hours?'],
    ['He have a dog. Have your brother called you?', 'He has a dog. Has your brother called you?'],
    ['He have a dog. It is a question that divide many towns.', 'He has a dog. It is a question that divides many towns.'],
    ['She washes the dishes and dry them.', 'She washes the dishes and dries them.'],
  ],
  '"since" before a length of time': [
    ['I am living in Lisbon since six years.', 'I have been living in Lisbon for six years.'],
    ['We live there since three years.', 'We have lived there for three years.'],
    ['I know her since twenty years.', 'I have known her for twenty years.'],
    ['He is working here since two months.', 'He has been working here for two months.'],
    ['They wait since an hour.', 'They have been waiting for an hour.'],
  ],
  'perfects with "since", and what is over': [
    ['The lift works since three days without a break.', 'The lift has worked for three days without a break.'],
    ["My bike lock doesn't close since a week.", "My bike lock hasn't closed for a week."],
    ['They are married since six years.', 'They have been married for six years.'],
    [
      'I left school in 2015, and since graduation I am working in a bakery.',
      'I left school in 2015, and since graduation, I have been working in a bakery.',
    ],
    ['It is the first time that we ski here.', 'It is the first time that we have skied here.'],
    ['This is the second time that I am in Oslo.', 'This is the second time that I have been in Oslo.'],
    ["That's the third time she calls me.", "That's the third time she has called me."],
    ['We have paid for it on 9 March.', 'We paid for it on 9 March.'],
    ['She have two brother. I have sent them before two weeks.', 'She has two brothers. I sent them two weeks ago.'],
    [
      'She have two brother. I met the owner last Friday. Afterwards, he has shown me the garden.',
      'She has two brothers. I met the owner last Friday. Afterwards, he showed me the garden.',
    ],
  ],
  'presents that a link ties to a past': [
    ['I felt so lucky when I hear my name.', 'I felt so lucky when I heard my name.'],
    ['We were very sad when we leave the island.', 'We were very sad when we left the island.'],
    [
      'She have two brother. Because it was snowing, we stay at the hotel.',
      'She has two brothers. Because it was snowing, we stayed at the hotel.',
    ],
    [
      'She have two brother. The ferry was full, so they take the bridge.',
      'She has two brothers. The ferry was full, so they took the bridge.',
    ],
    [
      'She have two brother. We were late for the play. I like the actor, but I fall asleep.',
      'She has two brothers. We were late for the play. I like the actor, but I fell asleep.',
    ],
    [
      'She have two brother. We ran the relay last Saturday. Because I want to win, I train for six weeks.',
      'She has two brothers. We ran the relay last Saturday. Because I wanted to win, I trained for six weeks.',
    ],
  ],
  'the past in the list of a CV': [
    [
      '- Trained eight clerks\n- Managed two shops\n- Build a new booking system, saving 20 hours a week',
      '- Trained eight clerks\n- Managed two shops\n- Built a new booking system, saving 20 hours a week',
    ],
    [
      '- Designed the menu\n- Hired six cooks\n- Lead the move to a larger kitchen, raising sales by 9%',
      '- Designed the menu\n- Hired six cooks\n- Led the move to a larger kitchen, raising sales by 9%',
    ],
  ],
  'what happened once, in a story': [
    [
      'We was at the market when a boy with a drum start to play. Everybody stopped, and a woman begin to dance.',
      'We were at the market when a boy with a drum started to play. Everybody stopped, and a woman began to dance.',
    ],
    [
      'It was a cold night, and I was wait for the bus. An old woman with two bag ask me if the bus is gone. Then the bus came.',
      'It was a cold night, and I was waiting for the bus. An old woman with two bags asked me if the bus was gone. Then the bus came.',
    ],
    ["I'm sorry your parcel arrive with the wrong lamp.", "I'm sorry your parcel arrived with the wrong lamp."],
    ["I'm sorry that my dog bite your son. He never did it before.", "I'm sorry that my dog bit your son. He never did it before."],
    [
      'Last Sunday we hiked to the lake. At noon a ranger come and tell us that the bridge is closed.',
      'Last Sunday we hiked to the lake. At noon a ranger came and told us that the bridge was closed.',
    ],
    ['He shouted whenever I runs past the hives.', 'He shouted whenever I ran past the hives.'],
    [
      "Then the lights went out, and we can't see the stairs. They was afraid.",
      "Then the lights went out, and we couldn't see the stairs. They were afraid.",
    ],
    ['We visited Norway in June, when the tourists has already gone.', 'We visited Norway in June, when the tourists had already gone.'],
    ['The lift is not working since three days.', 'The lift has not been working for three days.'],
  ],
}
