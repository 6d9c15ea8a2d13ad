/** The thread that counts words and tokens. */
import { answerCalls } from '../../engine/threads.ts'
import { countTokens } from '../../../text/tokens.ts'
import { countWords } from '../../../text/words.ts'

export interface Counts {
  words: number
  numOfToken: number
}

answerCalls(async (text: string): Promise<Counts> => ({ words: countWords(text), numOfToken: await countTokens(text) }))
