import { Page } from '../../ui/Page.tsx'

export function EditorPage() {
  return <Page title="EditorPage" />
}
