/** GraphQL and REST with answers of this server, fetched when the section comes into view. */
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useEffect, useRef, useState } from 'react'
import { useTranslations } from '../../platform/languages.ts'
import { Section } from './Section.tsx'

const query = `{
  orders(sort: SPENT, order: DESC, page: { itemsPerPage: 2 }) {
    total
    items { order customerName spent }
  }
}`
const path = '/api/apps/ecommerce/products?sortBy=price&orderBy=desc&itemsPerPage=1'
const call = `curl --get ${location.origin}/api/apps/ecommerce/products \\
  --data sortBy=price \\
  --data orderBy=desc \\
  --data itemsPerPage=1`

/** The answer as readable JSON; what went wrong, if there is none. */
async function readAnswer(request: Promise<Response>): Promise<string> {
  try {
    return JSON.stringify(await (await request).json(), null, 2)
  } catch (error) {
    return String(error)
  }
}

const askGraphql = () =>
  readAnswer(fetch('/graphql', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ query }) }))
const askRest = () => readAnswer(fetch(path))

export function Developers() {
  const { t } = useTranslations('front')
  const section = useRef<HTMLDivElement>(null)
  // Nothing is loading before the section is seen.
  const [answers, setAnswers] = useState<{ graphql?: string; rest?: string }>({ graphql: '', rest: '' })
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return
      observer.disconnect()
      setAnswers({})
      void Promise.all([askGraphql(), askRest()]).then(([graphql, rest]) => setAnswers({ graphql, rest }))
    })
    if (section.current) observer.observe(section.current)
    return () => observer.disconnect()
  }, [])
  const doors = [
    { name: 'graphql', code: query, answer: answers.graphql, href: '/sandbox' },
    { name: 'rest', code: call, answer: answers.rest, href: '/dev/rest' },
  ] as const
  return (
    <Section title={t('developers.title')} lead={t('developers.lead')}>
      <Box
        ref={section}
        sx={{ display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }, gap: { xs: 10, md: 8 } }}
      >
        {doors.map(({ name, code, answer, href }) => (
          <Box key={name} sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3, alignContent: 'start' }}>
            <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 3 }}>
              <Typography variant="h3">{t(`developers.${name}.title`)}</Typography>
              <Button size="small" href={href}>
                {t(`developers.${name}.open`)}
              </Button>
            </Box>
            <Code text={code} label={t(`developers.${name}.title`)} height={156} />
            <Typography variant="body2" color="textSecondary">
              {t('developers.answer')}
            </Typography>
            <Code text={answer} label={t(`developers.${name}.answer`)} height={264} />
          </Box>
        ))}
      </Box>
    </Section>
  )
}

/** A region of code that scrolls; `text` is undefined while it is loaded. */
function Code({ text, label, height }: { text: string | undefined; label: string; height: number }) {
  return (
    <Paper
      component="pre"
      tabIndex={0}
      dir="ltr"
      role="region"
      aria-label={label}
      sx={{ m: 0, p: 5, height, overflow: 'auto', fontSize: 13, lineHeight: 1.6 }}
    >
      {text === undefined ? <Skeleton width="60%" /> : <code>{text}</code>}
    </Paper>
  )
}
