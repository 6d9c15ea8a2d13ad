/** A guide, the catalog of errors, or the changes. */
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { type ReactNode, useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import { useTranslations } from '../../../platform/languages.ts'
import { codeFont } from '../../../ui/code/code-styles.ts'
import { CodeBlock } from '../../../ui/code/CodeBlock.tsx'
import { Changes } from './Changes.tsx'
import type { Reference } from './document.ts'
import { ErrorCatalog } from './ErrorCatalog.tsx'
import type { Block, Guides } from './guides/guide.ts'
import { samples } from './guides/samples.ts'
import { type GuideName, guideNames, guidePath } from './places.ts'
import { Prose } from './Prose.tsx'

const loadEnglish = () => import('./guides/en.ts')
const languages: Record<string, () => Promise<{ guides: Guides }>> = {
  fr: () => import('./guides/fr.ts'),
  ar: () => import('./guides/ar.ts'),
}

/** Undefined until they are loaded in this language. */
function useGuides(lang: string): Guides | undefined {
  const [loaded, setLoaded] = useState<{ lang: string; guides: Guides }>()
  useEffect(() => {
    let isWanted = true
    const load = async () => {
      const { guides } = await (languages[lang] ?? loadEnglish)()
      if (isWanted) setLoaded({ lang, guides })
    }
    load().catch((error: unknown) => console.info(error))
    return () => {
      isWanted = false
    }
  }, [lang])
  return loaded?.lang === lang ? loaded.guides : undefined
}

export function GuidePage({ name, reference }: { name: GuideName; reference: Reference }) {
  const { t, lang } = useTranslations('developer')
  const guides = useGuides(lang)
  const following = guideNames[guideNames.indexOf(name) + 1]
  return (
    <Box
      component="article"
      sx={{ maxWidth: 820, mx: 'auto', p: { xs: 4, sm: 6 }, display: 'grid', gap: 5, gridTemplateColumns: 'minmax(0, 1fr)' }}
    >
      <div>
        <Typography variant="h2" tabIndex={-1} sx={{ fontSize: 26, outline: 'none' }}>
          {t(`rest.guides.${name}`)}
        </Typography>
        <Typography color="textSecondary" sx={{ mt: 2, fontSize: 16 }}>
          {guides ? <Prose text={guides[name].lead} /> : <Skeleton width="70%" />}
        </Typography>
      </div>
      {name === 'catalog' ? (
        <ErrorCatalog />
      ) : name === 'changes' ? (
        <Changes reference={reference} />
      ) : guides ? (
        guides[name].blocks.map((block, index) => <BlockOf key={index} block={block} />)
      ) : (
        <Skeleton variant="rounded" height={320} />
      )}
      {following ? (
        <Box sx={{ borderTop: 1, borderColor: 'divider', pt: 4 }}>
          <Button component={Link} to={guidePath(following)} variant="outlined">
            {t('rest.nextGuide', { title: t(`rest.guides.${following}`) })}
          </Button>
        </Box>
      ) : null}
    </Box>
  )
}

function BlockOf({ block }: { block: Block }): ReactNode {
  if (typeof block === 'string')
    return (
      <Typography sx={{ lineHeight: 1.65 }}>
        <Prose text={block} />
      </Typography>
    )
  if ('heading' in block)
    return (
      <Typography variant="h3" sx={{ mt: 3, fontSize: 17 }}>
        {block.heading}
      </Typography>
    )
  if ('code' in block) return <CodeBlock label={block.label} code={samples[block.code].replaceAll('ORIGIN', window.location.origin)} />
  if ('points' in block)
    return (
      <Box component="ul" sx={{ m: 0, paddingInlineStart: 5, display: 'grid', gap: 2, lineHeight: 1.6 }}>
        {block.points.map(each => (
          <li key={each}>
            <Prose text={each} />
          </li>
        ))}
      </Box>
    )
  return (
    <Box component="dl" sx={termsStyles}>
      {block.terms.map(([term, meaning]) => (
        <Box key={term} sx={{ display: 'contents' }}>
          <Box
            component="dt"
            dir="auto"
            sx={/^[\w, …]+$/.test(term) && /^[a-z]/.test(term) ? { fontFamily: codeFont, fontSize: 13 } : { fontWeight: 500 }}
          >
            {term}
          </Box>
          <Box component="dd" sx={{ m: 0, color: 'text.secondary' }}>
            <Prose text={meaning} />
          </Box>
        </Box>
      ))}
    </Box>
  )
}

const termsStyles = {
  m: 0,
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(140px, auto) minmax(0, 1fr)' },
  columnGap: 6,
  rowGap: { xs: 1, sm: 3 },
  '& dd': { mb: { xs: 2, sm: 0 } },
} as const
