export const texts = {
  title: 'Your text, corrected, with a reason for every change',
  lead: 'Deskwright mends spelling, grammar, punctuation and typography, and spells notes out into sentences. Each change says why it was made. Nothing leaves this server.',
  points: {
    reasons: {
      title: 'A reason for each change',
      text: 'Every correction names the rule behind it, so that you decide.',
    },
    words: {
      title: 'Paid in words',
      text: 'A polish costs the words you send, and nothing when nothing was wrong.',
    },
    doors: {
      title: 'Three equal doors',
      text: 'This application, a GraphQL API and a REST API work on the same data, live.',
    },
  },
}
