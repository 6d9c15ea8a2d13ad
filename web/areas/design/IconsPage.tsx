/** Every icon of the application: searched, tried in size and color, and copied as name, JSX, or SVG. */
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Skeleton from '@mui/material/Skeleton'
import Slider from '@mui/material/Slider'
import Typography from '@mui/material/Typography'
import { createElement, useEffect, useEffectEvent, useId, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { formatNumber } from '../../platform/format.ts'
import { useTranslations } from '../../platform/languages.ts'
import { local, readJson, writeJson } from '../../platform/storage.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { useCopy } from '../../ui/example/use-copy.ts'
import { FailureCard } from '../../ui/FailureCard.tsx'
import { FilterChips } from '../../ui/FilterChips.tsx'
import { Page } from '../../ui/Page.tsx'
import { SearchField } from '../../ui/SearchField.tsx'
import { findIcons, toJsx, toSvg, type IconShape } from './icon-code.ts'

const colors = ['primary', 'success', 'warning', 'error', 'info'] as const
const formats = ['name', 'jsx', 'svg'] as const
type Format = (typeof formats)[number]

const recentKey = 'recent-icons'
const maxRecent = 12
const isNames = (value: unknown): value is string[] => Array.isArray(value) && value.every(each => typeof each === 'string')
const readRecent = (): string[] => {
  const kept = readJson(local, recentKey)
  return isNames(kept) ? kept : []
}

export function IconsPage() {
  const { t, tCount, lang } = useTranslations('design')
  const { shapes, error, retry } = useShapes()
  const [params, setParams] = useSearchParams()
  const search = params.get('search') ?? ''
  const [size, setSize] = useState(24)
  const [color, setColor] = useState<(typeof colors)[number]>()
  const [format, setFormat] = useState<Format>('name')
  const [recent, setRecent] = useState(readRecent)
  const copy = useCopy()
  const sizeId = useId()
  const find = (text: string) => setParams(text ? { search: text } : {}, { replace: true, preventScrollReset: true })
  const found = shapes ? findIcons(Object.keys(shapes), search) : []
  const take = async (name: string) => {
    const shape = shapes?.[name]
    if (!shape) return
    const text = { name, jsx: toJsx(name, size), svg: toSvg(shape, size) }[format]
    if (!(await copy(text, t('iconGrid.copied', { name })))) return
    const next = [name, ...recent.filter(each => each !== name)].slice(0, maxRecent)
    setRecent(next)
    writeJson(local, recentKey, next)
  }
  const grid = (names: string[], label: string) => (
    <Box component="ul" aria-label={label} sx={gridStyles}>
      {names.flatMap(name => {
        const shape = shapes?.[name]
        return shape
          ? [
              <li key={name}>
                <Button
                  color="inherit"
                  aria-label={t('iconGrid.copy', { name: wordsOf(name) })}
                  onClick={() => void take(name)}
                  sx={tileStyles}
                >
                  <Box sx={{ display: 'grid', placeItems: 'center', height: 64, color: color ? `${color}.main` : 'text.primary' }}>
                    <Shape shape={shape} size={size} />
                  </Box>
                  <Box component="span" dir="ltr" className="name">
                    {wordsOf(name)}
                  </Box>
                </Button>
              </li>,
            ]
          : []
      })}
    </Box>
  )
  return (
    <Page title={t('iconGrid.title')} subtitle={t('iconGrid.subtitle')}>
      <Paper sx={{ p: 5, mb: 6, display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 6, rowGap: 4 }}>
        <Box sx={{ flex: '1 1 220px' }}>
          <SearchField label={t('iconGrid.search')} value={search} onSearch={find} />
        </Box>
        <FilterChips
          label={t('iconGrid.format')}
          value={format}
          onChoose={next => setFormat(next ?? 'name')}
          choices={formats.map(value => ({ value, text: t(`iconGrid.formats.${value}`) }))}
        />
        <FilterChips
          label={t('iconGrid.color')}
          value={color}
          onChoose={setColor}
          choices={[{ text: t('iconGrid.colors.text') }, ...colors.map(value => ({ value, text: t(`iconGrid.colors.${value}`) }))]}
        />
        <Box sx={{ flex: '0 1 200px', minWidth: 160 }}>
          <Typography id={sizeId} variant="caption" color="textSecondary">
            {t('iconGrid.size', { size: formatNumber(size, lang) })}
          </Typography>
          <Slider
            size="small"
            value={size}
            min={16}
            max={56}
            step={4}
            aria-labelledby={sizeId}
            onChange={(_, next) => setSize(Array.isArray(next) ? (next[0] ?? size) : next)}
          />
        </Box>
      </Paper>
      {error ? (
        <FailureCard error={error} onRetry={retry} />
      ) : shapes ? (
        <>
          {recent.length > 0 ? (
            <Box component="section" sx={{ mb: 6 }}>
              <Typography variant="h2" sx={{ mb: 3 }}>
                {t('iconGrid.recent')}
              </Typography>
              {grid(recent, t('iconGrid.recent'))}
            </Box>
          ) : null}
          <Typography variant="h2" role="status" sx={{ mb: 3 }}>
            {tCount('iconGrid.found', found.length)}
          </Typography>
          {found.length > 0 ? grid(found, t('iconGrid.title')) : <EmptyState onClear={() => find('')} />}
        </>
      ) : (
        <Skeleton variant="rounded" height={480} />
      )}
    </Page>
  )
}

/** In words, which wrap: `IconAlertCircle` is "Alert circle". The copied name is the button's. */
const wordsOf = (name: string): string => {
  const words = name.replace(/^Icon/, '').replaceAll(/(?<=[a-z])(?=[A-Z0-9])|(?<=\d)(?=[A-Z])/g, ' ')
  return words.charAt(0) + words.slice(1).toLowerCase()
}

const Shape = ({ shape, size }: { shape: IconShape; size: number }) => (
  <svg
    width={size}
    height={size}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth={1.75}
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden
  >
    {shape.map(([tag, attributes], index) => createElement(tag, { key: index, ...attributes }))}
  </svg>
)

/** The shapes, loaded once the page is there. */
function useShapes() {
  const [shapes, setShapes] = useState<Record<string, IconShape>>()
  const [error, setError] = useState<Error>()
  const load = () =>
    import('virtual:icon-shapes').then(
      ({ iconShapes }) => setShapes(iconShapes),
      (failure: unknown) => setError(failure instanceof Error ? failure : new Error(String(failure))),
    )
  const loadFirst = useEffectEvent(() => void load())
  useEffect(() => loadFirst(), [])
  const retry = () => {
    setError(undefined)
    void load()
  }
  return { shapes, error, retry }
}

const gridStyles = {
  m: 0,
  p: 0,
  listStyle: 'none',
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(112px, 1fr))',
  gap: 3,
}

const tileStyles = {
  display: 'grid',
  width: 1,
  p: 2,
  borderRadius: 1,
  bgcolor: 'background.paper',
  boxShadow: 1,
  '& .name': { fontSize: 12, fontWeight: 400, lineHeight: 1.35, minHeight: '2.7em', color: 'text.secondary', overflowWrap: 'anywhere' },
}
