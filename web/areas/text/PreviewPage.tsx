import { Page } from '../../ui/Page.tsx'

export function PreviewPage() {
  return <Page title="PreviewPage" />
}
