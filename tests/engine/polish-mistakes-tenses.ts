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
}
