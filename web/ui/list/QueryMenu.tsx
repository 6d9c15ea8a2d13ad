/** Opens the query of a record as GraphQL or as a REST call, or copies it. */
import IconButton from '@mui/material/IconButton'
import ListItemIcon from '@mui/material/ListItemIcon'
import ListItemText from '@mui/material/ListItemText'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import Tooltip from '@mui/material/Tooltip'
import IconCode from '@tabler/icons-react/dist/esm/icons/IconCode.mjs'
import { useState } from 'react'
import { useTranslations } from '../../platform/languages.ts'
import { usePageActions } from '../../platform/page-actions.ts'
import type { Query } from './query-as.ts'
import { useQueryActions } from './use-query-actions.ts'

export function QueryMenu({ query }: { query: Query }) {
  const { t } = useTranslations()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const actions = useQueryActions(query)
  usePageActions(actions)
  return (
    <>
      <Tooltip title={t('list.code')}>
        <IconButton
          aria-label={t('list.code')}
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          onClick={event => setAnchor(event.currentTarget)}
        >
          <IconCode size={20} stroke={1.75} />
        </IconButton>
      </Tooltip>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {actions.map(({ text, icon: Icon, run }) => (
          <MenuItem
            key={text}
            dense
            onClick={() => {
              setAnchor(null)
              run()
            }}
          >
            <ListItemIcon>
              <Icon size={20} stroke={1.75} />
            </ListItemIcon>
            <ListItemText>{text}</ListItemText>
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}
