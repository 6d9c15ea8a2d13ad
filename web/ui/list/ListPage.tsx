/** A page with one list: title and buttons, summary, the list with its toolbar and selection bar, and the page's dialogs. */
import Button from '@mui/material/Button'
import type { TablerIcon } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { useTranslations } from '../../platform/languages.ts'
import { usePageActions } from '../../platform/page-actions.ts'
import { KeysButton } from '../KeysButton.tsx'
import { Page } from '../Page.tsx'
import { bulkActions } from './list-actions.ts'
import { listKeyHelp } from './list-keys.ts'
import { type ListRows, ListSection } from './ListSection.tsx'
import type { List } from './use-list.ts'

/** A button beside the title; also in the palette. */
export interface PageButton {
  label: string
  icon: TablerIcon
  /** The page's main action, also offered by an empty list. */
  isPrimary?: boolean
  href?: string
  run?: () => void
}

interface ListPageProps<Row, Sort extends string> {
  list: List<Row, Sort>
  text: {
    title: string
    subtitle?: string
    /** Label of the search. */
    search?: string
    /** Text of the empty state at first use. */
    empty?: string
  }
  rows: ListRows<Row, Sort>
  buttons?: PageButton[]
  /** Between title and list, such as stat cards. */
  summary?: ReactNode
  /** Saved views and filters, beside the search. */
  filters?: ReactNode
  /** Dialogs. */
  children?: ReactNode
}

export function ListPage<Row extends { id: string }, Sort extends string>(props: ListPageProps<Row, Sort>) {
  const { list, text, rows, buttons = [], summary, filters, children } = props
  const { t } = useTranslations()
  const navigate = useNavigate()
  const { actions = [], hrefOf } = rows
  usePageActions(buttons.map(({ label, icon, run, href }) => ({ text: label, icon, run: run ?? (() => void (href && navigate(href))) })))
  const primary = buttons.find(({ isPrimary }) => isPrimary)
  return (
    <Page
      title={text.title}
      subtitle={text.subtitle}
      action={
        <>
          <KeysButton keys={listKeyHelp(t, actions, { opens: hrefOf !== undefined, selects: bulkActions(actions).length > 0 })} />
          {buttons.map(button => (
            <TitleButton key={button.label} {...button} />
          ))}
        </>
      }
    >
      {summary}
      <ListSection
        list={list}
        label={text.title}
        search={text.search}
        rows={rows}
        filters={filters}
        empty={text.empty === undefined ? undefined : { text: text.empty, action: primary && <TitleButton {...primary} /> }}
      />
      {children}
    </Page>
  )
}

function TitleButton({ label, icon: Icon, isPrimary, href, run }: PageButton) {
  const look = { variant: isPrimary ? 'contained' : 'outlined', startIcon: <Icon size={20} stroke={1.75} /> } as const
  return href ? (
    <Button {...look} component={Link} to={href}>
      {label}
    </Button>
  ) : (
    <Button {...look} onClick={run}>
      {label}
    </Button>
  )
}
