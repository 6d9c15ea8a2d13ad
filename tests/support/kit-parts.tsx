/** A page of kit parts, for `tests/pages/kit-parts.test.ts`. */
import { CacheProvider } from '@emotion/react'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import CssBaseline from '@mui/material/CssBaseline'
import { ThemeProvider } from '@mui/material/styles'
import i18next from 'i18next'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { localeLoaders } from '../../web/app/locale-loaders.ts'
import { styleCache } from '../../web/platform/direction.ts'
import { loadKit, registerLocales, startLanguages } from '../../web/platform/languages.ts'
import { createAppTheme } from '../../web/platform/theme.ts'
import { EmojiButton } from '../../web/ui/emoji/EmojiButton.tsx'
import { FixedPage } from '../../web/ui/FixedPage.tsx'
import { MentionField } from '../../web/ui/mentions/MentionField.tsx'
import { SplitPanes } from '../../web/ui/SplitPanes.tsx'
import { VirtualList } from '../../web/ui/VirtualList.tsx'

const mails = Array.from({ length: 2000 }, (_, index) => ({ id: `mail${index + 1}`, lines: 1 + (index % 4) }))
const people = ['Ada Lovelace', 'Grace Hopper', 'Alan Turing'].map(name => ({ id: name, name }))
const messagesFrom = (first: number, count: number) => Array.from({ length: count }, (_, index) => first + index)

function Parts() {
  const [messages, setMessages] = useState(() => messagesFrom(1000, 40))
  const [text, setText] = useState('')
  const [only, setOnly] = useState<string>()
  return (
    <FixedPage title="Parts">
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Button onClick={() => setMessages(all => [...all, (all.at(-1) ?? 0) + 1])}>Append</Button>
        <Button onClick={() => setMessages(all => [...messagesFrom((all[0] ?? 0) - 20, 20), ...all])}>Load earlier</Button>
        <Button onClick={() => setOnly(only ? undefined : 'list')}>One pane</Button>
      </Box>
      <SplitPanes
        name="parts"
        only={only}
        panes={[
          { id: 'folders', label: 'Folders', width: 200, min: 160, max: 320, content: <p>Folders</p> },
          {
            id: 'list',
            label: 'Mails',
            width: 400,
            content: (
              <VirtualList label="Mails" items={mails} keyOf={({ id }) => id} estimateHeight={60}>
                {({ id, lines }) => <Box sx={{ p: 2, height: 24 + lines * 20 }}>{id}</Box>}
              </VirtualList>
            ),
          },
          {
            id: 'chat',
            label: 'Chat',
            content: (
              <>
                <VirtualList label="Messages" items={messages} keyOf={String} estimateHeight={40} isAnchoredAtEnd isNavigable={false}>
                  {message => <Box sx={{ p: 2, height: 30 + (message % 3) * 20 }}>Message {message}</Box>}
                </VirtualList>
                <MentionField label="Reply" value={text} onChange={setText} people={people} multiline />
                <EmojiButton onPick={emoji => setText(before => before + emoji)} />
              </>
            ),
          },
        ]}
      />
    </FixedPage>
  )
}

registerLocales(localeLoaders)
await startLanguages()
await loadKit()
const direction = i18next.dir()
const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <CacheProvider value={styleCache(direction)}>
      <ThemeProvider theme={createAppTheme(direction)}>
        <CssBaseline />
        <Box sx={{ height: '100dvh', display: 'flex', flexDirection: 'column' }}>
          <Parts />
        </Box>
      </ThemeProvider>
    </CacheProvider>,
  )
