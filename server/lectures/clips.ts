/** Lectures of the demo courses: what each clip shows and says, and a question about it. `npm run lectures` draws the clips. */

export interface Slide {
  heading: string
  /** Lines that appear one after another. */
  points: string[]
  /** Captions while the slide is shown, each for the same time. */
  captions: string[]
}

export interface Clip {
  /** Name of its files. */
  key: string
  title: string
  /** Line drawing on a 64 grid. */
  motif: string
  slides: Slide[]
  question: {
    text: string
    options: string[]
    /** Index of the right option. */
    answer: number
  }
}

/** Every slide is shown for the same time. */
export const slideSeconds = 8

export const clips: readonly Clip[] = [
  {
    key: 'question',
    title: 'Start with a question',
    motif:
      'M14 12h36a6 6 0 0 1 6 6v22a6 6 0 0 1-6 6H34L22 56V46h-8a6 6 0 0 1-6-6V18a6 6 0 0 1 6-6zM26 25a6 6 0 1 1 8 6c-2 1-2 2-2 4M32 40v.5',
    slides: [
      {
        heading: 'Start with a question',
        points: ['What do you want to be able to do?'],
        captions: ['Before this topic begins, take ten seconds.', 'What do you want to be able to do at the end of it?'],
      },
      {
        heading: 'Guess first',
        points: ['A wrong guess still helps.', 'It shows what you expect.'],
        captions: ['Guess the answer before you look it up.', 'A wrong guess helps, because it shows what you expected.'],
      },
      {
        heading: 'Write it down',
        points: ['One question', 'One guess', 'One place to keep both'],
        captions: ['Write the question and your guess in a note.', 'Both will be there when you come back.'],
      },
      {
        heading: 'Then look',
        points: ['Compare the answer with your guess.'],
        captions: ['Now work through the topic.', 'Compare each answer with what you guessed.'],
      },
      {
        heading: 'In short',
        points: ['Ask.', 'Guess.', 'Check.'],
        captions: ['Ask, guess, and check.', 'People remember answers that they were looking for.'],
      },
    ],
    question: {
      text: 'Why is a wrong guess still useful?',
      options: ['It shows what you expected', 'It saves the exercise', 'It makes the topic shorter'],
      answer: 0,
    },
  },
  {
    key: 'steps',
    title: 'One small step at a time',
    motif: 'M8 54h12V42h12V30h12V18h12M48 10l8 8-8 8',
    slides: [
      {
        heading: 'One small step at a time',
        points: ['Big tasks hide small ones.'],
        captions: ['A big task is a list of small ones.', 'Find the first one, and do only that.'],
      },
      {
        heading: 'Make it small',
        points: ['Ten minutes at most', 'One result that you can see'],
        captions: ['A good step takes ten minutes at most.', 'At its end, there is something that you can see.'],
      },
      {
        heading: 'Check every step',
        points: ['Did it do what you meant?', 'If not, go back one step.'],
        captions: ['Check each step before the next one.', 'If something is off, you only go back one step.'],
      },
      {
        heading: 'Stop in the middle',
        points: ['Leave a note for next time.'],
        captions: ['You can stop after any step.', 'Leave a note that says what comes next.'],
      },
      {
        heading: 'In short',
        points: ['Cut it up.', 'Do one.', 'Check it.'],
        captions: ['Cut the task up, do one step, and check it.', 'That is how large things get finished.'],
      },
    ],
    question: {
      text: 'How long should one step take?',
      options: ['A whole evening', 'Ten minutes at most', 'As long as the course'],
      answer: 1,
    },
  },
  {
    key: 'practice',
    title: 'Practice on purpose',
    motif: 'M32 10a22 22 0 1 0 .1 0zM32 20a12 12 0 1 0 .1 0zM32 29a3 3 0 1 0 .1 0M32 32L54 10M48 10h6v6',
    slides: [
      {
        heading: 'Practice on purpose',
        points: ['Watching is not practicing.'],
        captions: ['Watching feels like learning.', 'Doing it yourself is what makes it stay.'],
      },
      {
        heading: 'Pick the hard part',
        points: ['What went wrong last time?', 'Start there.'],
        captions: ['Do not repeat what you can do already.', 'Pick the part that went wrong last time.'],
      },
      {
        heading: 'Get an answer soon',
        points: ['Compare with an example.', 'Ask someone.', 'Test it.'],
        captions: ['Practice needs an answer: right, or not yet.', 'Compare with an example, ask someone, or test it.'],
      },
      {
        heading: 'Short and often',
        points: ['Fifteen minutes beat two hours.'],
        captions: ['Fifteen minutes today and fifteen tomorrow', 'are worth more than two hours on Sunday.'],
      },
      {
        heading: 'In short',
        points: ['The hard part', 'A quick answer', 'Again'],
        captions: ['Take the hard part, and get a quick answer.', 'Then do it again.'],
      },
    ],
    question: {
      text: 'Which part should you practice?',
      options: ['The part you like most', 'The part you know best', 'The part that went wrong last time'],
      answer: 2,
    },
  },
  {
    key: 'explain',
    title: 'Explain it in your own words',
    motif: 'M8 14h26v20H20l-8 8v-8H8zM40 26h16v18h-4v8l-8-8h-8v-4M14 21h14M14 27h8',
    slides: [
      {
        heading: 'Explain it in your own words',
        points: ['If you can explain it, you have it.'],
        captions: ['Think of someone who does not know this topic.', 'Explain it to them, aloud, in your own words.'],
      },
      {
        heading: 'No technical words',
        points: ['Replace each one.', 'Use an example.'],
        captions: ['Leave out every technical word.', 'Say what it means, and give an example.'],
      },
      {
        heading: 'Find the gap',
        points: ['Where do you stop?', 'That is what to study.'],
        captions: ['Notice where you get stuck.', 'That is the part to study again.'],
      },
      {
        heading: 'Make it shorter',
        points: ['Five sentences', 'Then three'],
        captions: ['Now explain it in five sentences, then in three.', 'What remains is the idea.'],
      },
      {
        heading: 'In short',
        points: ['Say it.', 'Find the gap.', 'Say it better.'],
        captions: ['Say it, find the gap, and say it better.', 'Your notes are a good place to try.'],
      },
    ],
    question: {
      text: 'What does it mean if you get stuck while explaining?',
      options: ['The topic is too hard', 'You found the part to study again', 'You need more technical words'],
      answer: 1,
    },
  },
  {
    key: 'spacing',
    title: 'Come back tomorrow',
    motif: 'M12 14h40v40H12zM12 26h40M22 8v10M42 8v10M22 36h.1M32 36h.1M42 36h.1M22 45h.1M29 45l4 4 8-9',
    slides: [
      {
        heading: 'Come back tomorrow',
        points: ['Forgetting is normal.'],
        captions: ['By tomorrow, you will have forgotten half of this.', 'That is normal, and you can use it.'],
      },
      {
        heading: 'Wait, then remember',
        points: ['One day', 'One week', 'One month'],
        captions: ['Come back after a day, a week, and a month.', 'Each time, try to remember before you look.'],
      },
      {
        heading: 'Effort is the point',
        points: ['Easy review is weak review.'],
        captions: ['Remembering should take some effort.', 'The effort is what makes it last.'],
      },
      {
        heading: 'Keep it light',
        points: ['Three questions', 'Five minutes'],
        captions: ['Three questions and five minutes are enough.', 'Your notes already hold the questions.'],
      },
      {
        heading: 'In short',
        points: ['Wait.', 'Remember.', 'Look.'],
        captions: ['Wait, remember, and only then look.', 'See you tomorrow.'],
      },
    ],
    question: {
      text: 'What should you do before you look at your notes again?',
      options: ['Rewrite them', 'Try to remember', 'Read the next topic'],
      answer: 1,
    },
  },
  {
    key: 'review',
    title: 'See how far you have come',
    motif: 'M8 52l14-16 10 8 14-20 10-8M46 16h10v10M8 8v48h48',
    slides: [
      {
        heading: 'See how far you have come',
        points: ['Compare with your first try.'],
        captions: ['Look at the first thing you made in this course.', 'Then look at the latest one.'],
      },
      {
        heading: 'What is better?',
        points: ['Name two things.', 'Be exact.'],
        captions: ['Name two things that are better now.', 'Be exact: “cleaner” is not enough.'],
      },
      {
        heading: 'What is next?',
        points: ['One thing', 'Not five'],
        captions: ['Now name one thing to improve next.', 'One is enough.'],
      },
      {
        heading: 'Keep the result',
        points: ['Save it with the date.'],
        captions: ['Keep what you made, with the date.', 'It is the start of the next comparison.'],
      },
      {
        heading: 'In short',
        points: ['Compare.', 'Name it.', 'Go on.'],
        captions: ['Compare, name what changed, and go on.', 'Progress is easier to see from a distance.'],
      },
    ],
    question: {
      text: 'How many things should you pick to improve next?',
      options: ['One', 'Five', 'All of them'],
      answer: 0,
    },
  },
]
