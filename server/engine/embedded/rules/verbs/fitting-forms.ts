/** Verbs in a form that does not fit their place, told by a trained model: "The claims for May is due", "I'll brought it". */
import { formFeaturesAt } from '../../contexts/form-features.ts'
import { scoreForm } from '../../contexts/form-model.ts'
import { bringNear } from '../../contexts/form-phrases.ts'
import { readForms } from '../../contexts/verb-forms.ts'
import { inDrafts, lowerAt, replaceWord } from '../../edits.ts'
import { sentenceStart } from '../../grammar/clause.ts'
import { type Dictionary, pos } from '../../grammar/parts-of-speech.ts'
import type { Token } from '../../grammar/tokens.ts'
import { agreesAnyway, farthest, slipOf } from './form-places.ts'
import type { Edit } from '../../revision.ts'
import type { RulePage } from '../../rule-page.ts'

/** What each of two readings must find likelier. */
const leastLead = 0.5

/** By how much another form must be likelier, as a natural logarithm: to be applied anywhere, in a text with mistakes, and in a draft full of them. */
const leads = {
  agreement: { sure: 7.5, plain: 5.5, likely: 4.2 },
  'verb-form': { sure: 5, plain: 4.5, likely: 4 },
}

export function fittingFormEdits(page: RulePage): Edit[] {
  const { tokens, dictionary, classes, facts } = page
  return tokens.flatMap((token, i) => {
    if (!token.word || token.fixed || token.hyphen || facts.keep.includes(token.lower)) return []
    if (/^\p{Lu}/u.test(token.text) && !token.first) return []
    const forms = readForms(token.lower, dictionary, classes)
    if (!forms?.some(form => form !== token.lower && slipOf(page, i, form))) return []
    const best = likeliest(tokens, i, forms, dictionary)
    const slip = slipOf(page, i, best.form)
    // "keeps leaving they're mug in the sink": "their" is meant
    if (!slip || (/^(?:they're|you're|it's|who's|he's|she's)$/.test(lowerAt(tokens, i - 1)) && (dictionary.partsOf(lowerAt(tokens, i - 2)) & (pos.ing | pos.past)) !== 0)) return [] // prettier-ignore
    const lead = slip === 'agreement' ? farLead(tokens, i, best, dictionary) : best.lead
    if (lead < leads[slip].likely) return []
    if (slip === 'agreement' && agreesAnyway(page, i)) return []
    const message = slip === 'agreement' ? `Use "${best.form}" to agree with the subject.` : `Use "${best.form}" after the helping verb.`
    const edit = replaceWord(token, best.form, slip, message)
    if (lead >= leads[slip].sure) return [edit]
    return inDrafts([lead >= leads[slip].plain ? { ...edit, isPlainSlip: true } : edit])
  })
}

interface Rival {
  form: string
  /** How much likelier it is than the form that is written, as a natural logarithm. */
  lead: number
}

/** The form that fits the place best, beside the one that is written. */
function likeliest(tokens: readonly Token[], i: number, forms: readonly string[], dictionary: Dictionary): Rival {
  const features = formFeaturesAt(tokens, i, dictionary)
  const scoreOf = (form: string) => scoreForm(features, form, dictionary)
  const written = lowerAt(tokens, i)
  return forms
    .filter(form => form !== written)
    .map(form => ({ form, lead: scoreOf(form) - scoreOf(written) }))
    .reduce((best, rival) => (rival.lead > best.lead ? rival : best))
}

/** The same with the subject brought near, where words stand between: both must agree. */
function farLead(tokens: readonly Token[], i: number, { form, lead }: Rival, dictionary: Dictionary): number {
  const near = bringNear(tokens, i, Math.max(sentenceStart(tokens, i), i - farthest), dictionary)
  if (!near) return lead
  const nearer = likeliest(near.tokens, near.i, [form], dictionary).lead
  return Math.min(lead, nearer) > leastLead ? Math.max(lead, nearer) : Math.min(lead, nearer)
}
