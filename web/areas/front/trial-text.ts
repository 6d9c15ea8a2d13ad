/** The trial's text, handed to the editor after sign-in. */
import { perTab } from '../../platform/storage.ts'

const key = 'trialText'

export const sample =
  'We recieved your report yesterday, but it dont name a end date. Could you send us the the corrected version untill friday ? I definately need it before we meet the client, becuase he want to see the numbers on page 3 .'

export const readTrialText = (): string => perTab.read(key) ?? sample

export const keepTrialText = (text: string): void => perTab.write(key, text)
