/** The design system in the reader's theme and language; every section has an anchor. */
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useTranslations } from '../../platform/languages.ts'
import { Page } from '../../ui/Page.tsx'
import { ButtonsSection } from './ButtonsSection.tsx'
import { ChartsSection } from './ChartsSection.tsx'
import { ColorsSection } from './ColorsSection.tsx'
import { FieldsSection } from './FieldsSection.tsx'
import { IconsSection } from './IconsSection.tsx'
import { SpaceSection } from './SpaceSection.tsx'
import { StatesSection } from './StatesSection.tsx'
import { TableSection } from './TableSection.tsx'
import { TypeSection } from './TypeSection.tsx'
import { lazyPart } from '../../ui/LazyPart.tsx'

// Loads the fonts of all languages.
const LanguagesSection = lazyPart(async () => (await import('./LanguagesSection.tsx')).LanguagesSection)

const sections = [
  { id: 'type', Content: TypeSection },
  { id: 'languages', Content: LanguagesSection },
  { id: 'colors', Content: ColorsSection },
  { id: 'space', Content: SpaceSection },
  { id: 'buttons', Content: ButtonsSection },
  { id: 'fields', Content: FieldsSection },
  { id: 'tables', Content: TableSection },
  { id: 'states', Content: StatesSection },
  { id: 'icons', Content: IconsSection },
  { id: 'charts', Content: ChartsSection },
] as const

export function DesignPage() {
  const { t } = useTranslations('design')
  const { hash } = useLocation()
  useEffect(() => {
    document.getElementById(hash.slice(1))?.scrollIntoView()
  }, [hash])

  const present = usePresentSection()

  return (
    <Page title={t('title')} subtitle={t('lead')}>
      <Box sx={pageStyles}>
        <Box component="nav" aria-label={t('sections')} sx={indexStyles}>
          {sections.map(({ id }) => (
            <Link key={id} href={`#${id}`} variant="body2" underline="none" aria-current={id === present ? 'true' : undefined}>
              {t(`titles.${id}`)}
            </Link>
          ))}
        </Box>
        <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 6 }}>
          {sections.map(({ id, Content }) => (
            <Content key={id} />
          ))}
        </Box>
      </Box>
    </Page>
  )
}

/** The section that is read: the last one whose head is above the middle of the window. */
function usePresentSection(): string {
  const [present, setPresent] = useState<string>(sections[0].id)
  useEffect(() => {
    const look = () => {
      const above = sections.filter(({ id }) => (document.getElementById(id)?.getBoundingClientRect().top ?? Infinity) < innerHeight / 2)
      setPresent(above.at(-1)?.id ?? sections[0].id)
    }
    addEventListener('scroll', look, { passive: true })
    return () => removeEventListener('scroll', look)
  }, [])
  return present
}

const pageStyles = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '180px minmax(0, 1fr)' },
  gap: 6,
  alignItems: 'start',
}

/** Beside the sections, in sight all the way; a line above them where there is no room. */
const indexStyles = {
  position: { lg: 'sticky' },
  top: { lg: 'calc(var(--top-bar, 60px) + 16px)' },
  display: 'flex',
  flexDirection: { lg: 'column' },
  flexWrap: { xs: 'wrap', lg: 'nowrap' },
  columnGap: 5,
  rowGap: 1,
  '& a': { py: { lg: 1.5 }, color: 'text.secondary' },
  '& a:hover, & a[aria-current]': { color: 'text.primary' },
  '& a[aria-current]': { fontWeight: 600 },
}
