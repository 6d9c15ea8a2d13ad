import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import OutlinedInput from '@mui/material/OutlinedInput'
import Tooltip from '@mui/material/Tooltip'
import Typography from '@mui/material/Typography'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import { type FormEvent, useState } from 'react'
import { toFailure } from '../../../platform/errors.ts'
import { useTranslations } from '../../../platform/languages.ts'
import { formatNumber } from '../../../platform/format.ts'
import { notify } from '../../../ui/notify.ts'
import { Entries } from './Entries.tsx'
import { useOwnRules } from './own-rules.ts'

const maxWords = 5000
/** Number of entries to show; search finds the others. */
const shown = 200

export function WordList({ words }: { words: string[] }) {
  const { t, lang } = useTranslations('text')
  const [text, setText] = useState('')
  const [message, setMessage] = useState('')
  const { addWord, isAdding, removeWord } = useOwnRules()

  const word = text.trim()
  const found = word ? words.filter(each => each.toLocaleLowerCase().includes(word.toLocaleLowerCase())) : words
  const add = async (event: FormEvent) => {
    event.preventDefault()
    if (!word || words.includes(word)) return
    try {
      await addWord({ variables: { word } })
      setText('')
    } catch (error) {
      setMessage(toFailure(error, t('failed.unreachable')).message)
    }
  }
  const remove = async (each: string) => {
    try {
      await removeWord({ variables: { word: each } })
      const takeBack = () => void addWord({ variables: { word: each } }).catch(() => undefined)
      notify({ text: t('dictionary.removed', { word: each }), action: { label: t('undo'), run: takeBack } })
    } catch (error) {
      notify({ text: toFailure(error, t('failed.unreachable')).message, color: 'error' })
    }
  }

  return (
    <>
      <Box component="form" onSubmit={event => void add(event)} sx={{ display: 'flex', gap: 2 }}>
        <OutlinedInput
          size="small"
          fullWidth
          value={text}
          error={message !== ''}
          placeholder={t('dictionary.word')}
          inputProps={{ 'aria-label': t('dictionary.word'), 'aria-describedby': 'dictionary-help', maxLength: 64, dir: 'auto' }}
          onChange={event => {
            setText(event.target.value)
            setMessage('')
          }}
        />
        <Button type="submit" variant="contained" loading={isAdding} disabled={!word || words.includes(word)}>
          {t('dictionary.add')}
        </Button>
      </Box>
      <Typography id="dictionary-help" variant="caption" color={message ? 'error' : 'textSecondary'} role="status" sx={{ mt: 1, mb: 2 }}>
        {message ||
          (words.includes(word)
            ? t('dictionary.known')
            : t('dictionary.limit', { count: words.length, words: formatNumber(words.length, lang), limit: formatNumber(maxWords, lang) }))}
      </Typography>
      <Entries
        label={t('dictionary.words')}
        empty={t(word && words.length > 0 ? 'table.noMatch' : 'dictionary.noWords')}
        entries={found.slice(0, shown).map(each => ({
          key: each,
          text: each,
          action: (
            <Tooltip title={t('dictionary.remove')}>
              <IconButton
                size="small"
                color="inherit"
                aria-label={t('dictionary.removeLabel', { word: each })}
                onClick={() => void remove(each)}
              >
                <IconTrash size={18} stroke={1.75} />
              </IconButton>
            </Tooltip>
          ),
        }))}
      />
      {found.length > shown ? (
        <Typography variant="caption" color="textSecondary" sx={{ py: 2 }}>
          {t('dictionary.more', { left: formatNumber(found.length - shown, lang) })}
        </Typography>
      ) : null}
    </>
  )
}
