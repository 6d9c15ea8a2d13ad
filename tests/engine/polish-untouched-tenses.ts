/** Correct sentences whose tenses and verb forms look wrong. All sentences are our own. */
export const tensesUntouched: Record<string, readonly string[]> = {
  'look-alikes of missing verbs': [
    'She was not present at the meeting.',
    'We are having dinner with my brother.',
    'It is vital that he not know.',
    'The weather in summer is hot.',
    'Check the names and dates in the list.',
    'He is proud of work well done.',
  ],
  'future and conditional': [
    'Please tell me when the plumber will come.',
    'I wonder if the shop will be open.',
    'I would be grateful if you would reply soon.',
    'We would be honored if you would join us.',
    'If it will help, I can drive you.',
    'After the first month only two helpers will stay.',
    'It depends on when the train will leave.',
    'She asked if more people would come.',
  ],
  'present and perfect': [
    'It is two years since May.',
    'Since last year was bad, I work more.',
    'We have booked a table in July.',
    'The contract runs for five years.',
    'I study for two hours every day.',
    'In May, the roses have red leaves.',
    'He lives alone since his wife left.',
    'When I have finished, I will call.',
  ],
  'deadlines and questions': [
    'We will not arrive until Friday.',
    'The shop is open until Friday.',
    'I did all I could to help.',
    'He is one of the men who were there.',
    'I see what can be done.',
    'He told me to call when I arrive.',
  ],
}
