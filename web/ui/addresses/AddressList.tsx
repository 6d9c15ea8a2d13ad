/** The addresses of an account, with a choice where one is needed. */
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Radio from '@mui/material/Radio'
import Typography from '@mui/material/Typography'
import { type ReactNode, useState } from 'react'
import type { Failure } from '../../platform/errors.ts'
import { countryName } from '../countries.ts'
import { lazyPart } from '../LazyPart.tsx'
import type { AddressTexts } from './address-texts.ts'
import type { AddressBook, SavedAddress } from './use-addresses.ts'

const AddressDialog = lazyPart(async () => (await import('./AddressDialog.tsx')).AddressDialog)

interface AddressListProps {
  book: AddressBook
  texts: AddressTexts
  lang: string
  /** With it, an address is chosen by a radio button; without it, one is made the default. */
  choice?: { selected: string | undefined; onSelect: (id: string) => void }
  check?: (values: Record<string, string>) => Failure | null
  /** Beside the button that adds an address. */
  action?: ReactNode
}

export function AddressList({ book, texts, lang, choice, check, action }: AddressListProps) {
  const [editing, setEditing] = useState<SavedAddress | 'new'>()
  return (
    <>
      <Box
        component="ul"
        {...(choice && { role: 'radiogroup' })}
        aria-label={texts.list}
        sx={[listStyles, !choice && { gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 280px), 1fr))' }]}
      >
        {book.addresses?.map(address => (
          <AddressItem
            key={address.id}
            address={address}
            texts={texts}
            lang={lang}
            choice={choice}
            onDefault={() => void book.choose(address)}
            onEdit={() => setEditing(address)}
            onDelete={() => void book.drop(address)}
          />
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, mt: 4 }}>
        {action}
        <Button variant="outlined" onClick={() => setEditing('new')}>
          {texts.add}
        </Button>
      </Box>
      {editing ? (
        <AddressDialog
          address={editing === 'new' ? undefined : editing}
          texts={texts}
          lang={lang}
          check={check}
          onSave={book.put}
          onClose={() => setEditing(undefined)}
        />
      ) : null}
    </>
  )
}

interface ItemProps extends Pick<AddressListProps, 'texts' | 'lang'> {
  address: SavedAddress
  choice: AddressListProps['choice'] | undefined
  onDefault: () => void
  onEdit: () => void
  onDelete: () => void
}

function AddressItem({ address, texts, lang, choice, onDefault, onEdit, onDelete }: ItemProps) {
  const { id, name, address: lines, country, isDefault } = address
  const title = name || (lines.split('\n')[0] ?? '')
  const button = (text: string, onClick: () => void) => (
    <Button size="small" aria-label={texts.nameOf(text, title)} onClick={onClick} sx={{ minWidth: 0 }}>
      {text}
    </Button>
  )
  const facts = (
    <Box sx={{ flex: 1, minWidth: 0 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', minHeight: 24 }}>
        <Typography sx={{ fontWeight: 500, overflowWrap: 'anywhere' }} dir="auto">
          {title}
        </Typography>
        {isDefault ? <Chip size="small" label={texts.isDefault} /> : null}
      </Box>
      <Typography
        variant="body2"
        color="textSecondary"
        dir="auto"
        sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere', textAlign: 'match-parent' }}
      >
        {[name ? lines : '', country ? countryName(country, lang) : ''].filter(Boolean).join('\n')}
      </Typography>
    </Box>
  )
  return (
    <Box component="li" {...(choice && { role: 'none' })} sx={itemStyles}>
      {choice ? (
        <Box component="label" sx={{ display: 'flex', gap: 2, alignItems: 'flex-start', cursor: 'pointer', minWidth: 0 }}>
          <Radio
            size="small"
            name="address"
            checked={choice.selected === id}
            onChange={() => choice.onSelect(id)}
            slotProps={{ input: { 'aria-label': title } }}
            sx={{ mt: -1.5, marginInlineStart: -2 }}
          />
          {facts}
        </Box>
      ) : (
        facts
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, marginInlineStart: choice ? 6 : -1.5, mt: 'auto', pt: 1 }}>
        {button(texts.editButton, onEdit)}
        {choice || isDefault ? null : button(texts.defaultButton, onDefault)}
        {button(texts.deleteButton, onDelete)}
      </Box>
    </Box>
  )
}

const listStyles = { listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 3, '&:empty': { display: 'none' } }

const itemStyles = {
  display: 'flex',
  flexDirection: 'column',
  px: 4,
  pt: 3.5,
  pb: 2,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  '&:has(:checked)': { borderColor: 'primary.main', outline: 1, outlineColor: 'primary.main' },
}
