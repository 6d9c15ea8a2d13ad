/** Jobs of the worker threads: everything that reads untrusted text runs here, so that its time is bounded. */
import { type BlockKind, splitBlocks, type TextBlock } from '../blocks.ts'
import { detectLanguage } from '../language.ts'
import type { RefusalReason, TextOptions } from '../port.ts'
import { expandText, type Expansion } from './expand/expand.ts'
import { readFacts, type TextFacts } from './facts.ts'
import { type Remark, remarkMixedDialect } from './spelling/mixed-dialect.ts'
import { loadHunspell } from './multilingual/hunspell.ts'
import { polishAnyBlock } from './polish-text.ts'
import type { DraftChange } from './revision.ts'

export type Job =
  | { type: 'plan'; text: string; options: TextOptions }
  | { type: 'polish'; text: string; kind: BlockKind; facts: TextFacts }
  | { type: 'expand'; text: string; options: TextOptions }

export interface JobResults {
  plan: Plan
  polish: DraftChange[]
  expand: Expansion
}

/** The blocks that Polish will process, or the reason why there are none. */
export type Plan = { blocks: TextBlock[]; facts: TextFacts; remark: Remark | undefined } | { refused: RefusalReason; message: string }

function planPolish(text: string, options: TextOptions): Plan {
  const blocks = splitBlocks(text, { cells: true })
  if (blocks.length === 0) return { refused: 'nothing_to_do', message: 'There is no prose to polish.' }
  if (blocks.every(block => detectLanguage(block.text) === 'other' && !/[a-z]/i.test(block.text)))
    return { refused: 'unsupported_language', message: "The embedded engine doesn't support this language. A language model may." }
  const facts = readFacts(text, options)
  return { blocks, facts, remark: remarkMixedDialect(blocks, facts) }
}

async function polishBlockOf({ text, facts, kind }: Extract<Job, { type: 'polish' }>): Promise<DraftChange[]> {
  if (facts.multilingualSpelling) await loadHunspell()
  return polishAnyBlock(text, facts, kind)
}

export function runJob(job: Job): JobResults[Job['type']] | Promise<JobResults[Job['type']]> {
  if (job.type === 'polish') return polishBlockOf(job)
  return job.type === 'plan' ? planPolish(job.text, job.options) : expandText(job.text, job.options)
}
