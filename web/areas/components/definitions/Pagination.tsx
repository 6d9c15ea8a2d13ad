import MuiPagination from '@mui/material/Pagination'
import Stack from '@mui/material/Stack'
import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { useTranslations } from '../../../platform/languages.ts'
import { choice, type ComponentDefinition, flag, number } from '../definition.ts'
import { code, el } from '../jsx.ts'

/** Closer on phones, where nine numbers and arrows fit; more of them wrap around the middle. */
const Pagination = styled(MuiPagination)(({ theme }) => ({
  [theme.breakpoints.down('sm')]: {
    '& .MuiPagination-ul': { justifyContent: 'center', rowGap: 4 },
    '& .MuiPaginationItem-root': { marginInline: 1 },
  },
}))

function Sizes() {
  const { t } = useTranslations('components')
  const [page, setPage] = useState(2)
  return (
    <Stack spacing={3}>
      {(['small', 'medium', 'large'] as const).map(size => (
        <Pagination
          key={size}
          size={size}
          count={5}
          page={page}
          aria-label={`${t('sample.pages')} ${size}`}
          onChange={(_, next) => setPage(next)}
        />
      ))}
    </Stack>
  )
}

function Rounded() {
  const { t } = useTranslations('components')
  const [page, setPage] = useState(3)
  return (
    <Pagination
      shape="rounded"
      variant="outlined"
      count={5}
      page={page}
      aria-label={t('sample.pages')}
      onChange={(_, next) => setPage(next)}
    />
  )
}

/** Arrows point with the direction of reading; toggle it above. */
function FirstAndLast() {
  const { t } = useTranslations('components')
  const [page, setPage] = useState(8)
  return (
    <Pagination
      showFirstButton
      showLastButton
      siblingCount={0}
      count={20}
      page={page}
      aria-label={t('sample.orders')}
      onChange={(_, next) => setPage(next)}
    />
  )
}

export const definition: ComponentDefinition = {
  properties: {
    count: number(1, 30, 10),
    siblingCount: number(0, 3, 1, 1),
    boundaryCount: number(0, 3, 1, 1),
    size: choice(['small', 'medium', 'large'], 'medium'),
    shape: choice(['circular', 'rounded'], 'circular'),
    variant: choice(['text', 'outlined'], 'text'),
    color: choice(['standard', 'primary'], 'standard', 'primary'),
    showFirstButton: flag(),
    showLastButton: flag(),
    disabled: flag(),
  },
  initialState: 3,
  element: ({ given, state, setState, t }) =>
    el('Pagination', Pagination, {
      ...given(
        'count',
        'siblingCount',
        'boundaryCount',
        'size',
        'shape',
        'variant',
        'color',
        'showFirstButton',
        'showLastButton',
        'disabled',
      ),
      page: code('page', state),
      'aria-label': t('sample.pages'),
      onChange: code('(_, next) => setPage(next)', (_: unknown, next: number) => setState(next)),
    }),
  examples: { sizes: Sizes, rounded: Rounded, ends: FirstAndLast },
  keys: [
    ['Tab', 'toNext'],
    ['Enter', 'turnPage'],
  ],
}
