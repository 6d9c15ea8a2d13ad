/** Menu of a change: keep its word in this text or everywhere, or turn off its rule. */
import IconButton from '@mui/material/IconButton'
import ListItemText from '@mui/material/ListItemText'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs'
import { useState } from 'react'
import { useTranslations } from '../../platform/languages.ts'
import type { FormatReason } from '../../platform/reasons/format-reason.ts'
import { notify } from '../../ui/notify.ts'
import { useOwnRules } from './dictionary/own-rules.ts'
import type { TextRunner } from './text-runner.ts'
import { type Card, isLanguageNote } from './change-marks.ts'
import { ruleName } from './rule-name.ts'

const isWord = (text: string) => /^[\p{L}\p{M}][\p{L}\p{M}\p{Nd}'’.-]{0,63}$/u.test(text)

const wordOf = ({ before, kind }: Card) => (isWord(before) && (kind === 'SPELLING' || kind === 'CAPITALIZATION') ? before : undefined)

/**
 * Turning off spelling because of one word would hide every other mistake; and without its note, a text in another
 * language would look checked.
 */
const ruleOf = (card: Card) => (card.kind === 'SPELLING' || isLanguageNote(card) ? null : card.rule)

interface CardMenuProps {
  card: Card
  runner: TextRunner
  formatReason: FormatReason
}

export function CardMenu({ card, runner, formatReason }: CardMenuProps) {
  const { t } = useTranslations('text')
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [isOpen, setOpen] = useState(false)
  if (!ruleOf(card) && !wordOf(card)) return null
  return (
    <>
      <IconButton
        size="small"
        aria-label={t('card.more')}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={event => {
          setAnchor(event.currentTarget)
          setOpen(true)
        }}
      >
        <IconDots size={18} />
      </IconButton>
      {anchor ? (
        <Choices card={card} runner={runner} formatReason={formatReason} anchor={anchor} isOpen={isOpen} onClose={() => setOpen(false)} />
      ) : null}
    </>
  )
}

interface ChoicesProps extends CardMenuProps {
  anchor: HTMLElement
  isOpen: boolean
  onClose: () => void
}

function Choices({ card, runner, formatReason, anchor, isOpen, onClose }: ChoicesProps) {
  const { t } = useTranslations('text')
  const nameOf = (rule: string) => formatReason({ kind: '', rule }) ?? ruleName(rule)
  const { addWord, removeWord, ignoreRule, restoreRule } = useOwnRules()
  const rule = ruleOf(card)
  const word = wordOf(card)

  /** Rejects the affected cards once the server has saved the choice; Undo reverts both. */
  const choose = async (
    concerned: (other: Card) => boolean,
    text: string,
    keep: () => Promise<unknown>,
    takeBack: () => Promise<unknown>,
  ) => {
    onClose()
    const ids = runner.review.cards.filter(other => other.decision === 'open' && concerned(other)).map(({ id }) => id)
    try {
      await keep()
      runner.review.reject(ids)
      const undo = () => void takeBack().then(() => runner.review.reject(ids, false))
      notify({ text, action: { label: t('undo'), run: undo } })
    } catch {
      notify({ text: t('card.notKept'), color: 'error' })
    }
  }
  return (
    <Menu anchorEl={anchor} open={isOpen} onClose={onClose} slotProps={{ paper: { sx: { maxWidth: 360 } } }}>
      {word ? (
        <MenuItem
          onClick={() => {
            onClose()
            runner.review.keepWord(word)
            const undo = () => runner.review.keepWord(word, false)
            notify({ text: t('card.wordKept', { word }), action: { label: t('undo'), run: undo } })
          }}
        >
          {t('card.keepWord', { word })}
        </MenuItem>
      ) : null}
      {word ? (
        <MenuItem
          onClick={() =>
            void choose(
              other => other.before === word,
              t('card.wordAdded', { word }),
              () => addWord({ variables: { word } }),
              () => removeWord({ variables: { word } }),
            )
          }
        >
          {t('card.addWord', { word })}
        </MenuItem>
      ) : null}
      {rule ? (
        <MenuItem
          onClick={() =>
            void choose(
              other => other.rule === rule,
              t('card.ruleIgnored', { rule: nameOf(rule) }),
              () => ignoreRule({ variables: { rule } }),
              () => restoreRule({ variables: { rule } }),
            )
          }
        >
          <ListItemText
            primary={t('card.ignoreRule')}
            secondary={nameOf(rule)}
            slotProps={{ secondary: { sx: { whiteSpace: 'normal' } } }}
          />
        </MenuItem>
      ) : null}
    </Menu>
  )
}
