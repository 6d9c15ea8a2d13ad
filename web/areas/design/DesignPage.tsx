/** The design system in the reader's theme and language; every section has an anchor. */
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { useTranslations } from '../../platform/languages.ts'
import { Page } from '../../ui/Page.tsx'
import { ButtonsSection } from './ButtonsSection.tsx'
import { ChartsSection } from './ChartsSection.tsx'
import { ColoursSection } from './ColoursSection.tsx'
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
  { id: 'colours', Content: ColoursSection },
  { id: 'space', Content: SpaceSection },
  { id: 'buttons', Content: ButtonsSection },
  { id: 'fields', Content: FieldsSection },
  { id: 'tables', Content: TableSection },
  { id: 'states', Content: StatesSection },
  { id: 'icons', Content: IconsSection },
  { id: 'charts', Content: ChartsSection },
]

export function DesignPage() {
  const { t } = useTranslations('design')
  const { hash } = useLocation()
  useEffect(() => {
    document.getElementById(hash.slice(1))?.scrollIntoView()
  }, [hash])

  return (
    <Page title={t('title')} subtitle={t('lead')}>
      <Box component="nav" aria-label={t('sections')} sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 5, rowGap: 2, mb: 6 }}>
        {sections.map(({ id }) => (
          <Link key={id} href={`#${id}`} variant="body2" sx={{ fontWeight: 500 }}>
            {t(`titles.${id}`)}
          </Link>
        ))}
      </Box>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 6 }}>
        {sections.map(({ id, Content }) => (
          <Content key={id} />
        ))}
      </Box>
    </Page>
  )
}
