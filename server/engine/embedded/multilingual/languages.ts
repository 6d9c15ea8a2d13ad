/** Which of three languages a text is in, if any. */
import { dictionaryOf, type SpelledLanguage, spelledLanguages } from './hunspell.ts'
import { isAccentSlip } from './likely-words.ts'
import { isCapitalized, type Word } from './left-alone.ts'

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '))

/** Function words that no related language has. */
const own: Readonly<Record<SpelledLanguage, ReadonlySet<string>>> = {
  french: words(
    'le les des une est et qui dans pour pas avec ce cette il elle nous vous je où sont aux au du leur notre votre très bien comme mais sur',
  ),
  german: words(
    'der die das und nicht ist ich wir haben hat habe wird werden auch noch oder wenn dass nach uns mich sich auf mit für dem ein eine einen einer sind bei zum zur',
  ),
  spanish: words(
    'y el muy más también lo su sus hay fue hace cuando nuestro nuestra usted ustedes pero esto está ha han con los las una del',
  ),
}

/** Words and letters of related languages. */
const related: Readonly<Record<SpelledLanguage, { words: ReadonlySet<string>; letter: RegExp }>> = {
  french: {
    words: words('amb els dels és molt di che della il gli el los las y un het een van und der ich ech hu ze dat lo las dins'),
    letter: /[ñßãõòìåø]/,
  },
  german: {
    words: words('het een van ik niet zijn och att jag inte det og ikke jeg ech hu dat nich ick nöd isch gsi'),
    letter: /[ñãõåøæìòëê]/,
  },
  spanish: {
    words: words(
      'não em um uma ao à às são é foi e i os da do das dos na pela pelo unha unhas non ata teño della di più che il gli per alla nel sono ha è amb els és molt aquest dels són ye nun xente',
    ),
    letter: /[ãõêôçàèìòùâ]/,
  },
}

const fewestWords = 3
const sampled = 60

/** The language that knows most of the words, if it is nearly all of them. `expected` where the text around has told it. */
export function readLanguage(all: readonly Word[], isExpected: boolean): SpelledLanguage | undefined {
  const sample = all.filter(({ text, first }) => text.length > 1 && (first || !isCapitalized(text))).slice(0, sampled)
  if (sample.length < (isExpected ? 1 : fewestWords)) return undefined
  const seen = new Set(all.map(({ text }) => text.toLowerCase()))
  const [best] = spelledLanguages
    .map(language => ({ language, unknown: countUnknown(sample, language) / sample.length, most: mostUnknown(seen, language) }))
    .toSorted((a, b) => a.unknown - b.unknown)
  return best && best.unknown <= best.most ? best.language : undefined
}

/** Of a related language, half of the words are known or more, but a poor speller knows the short ones. */
function mostUnknown(seen: ReadonlySet<string>, language: SpelledLanguage): number {
  const list = [...seen]
  const ours = list.filter(word => own[language].has(word)).length
  const signs = list.filter(
    word => (related[language].words.has(word) && !own[language].has(word)) || related[language].letter.test(word),
  ).length
  if (signs > ours) return 0
  if (signs > 0) return 0.15
  return [0.2, 0.34, 0.45][ours] ?? 0.6
}

function countUnknown(sample: readonly Word[], language: SpelledLanguage): number {
  const dictionary = dictionaryOf(language)
  return sample.filter(({ text }) => !dictionary.has(text) && !isAccentSlip(text, language, dictionary)).length
}
