import { Page } from '../../ui/Page.tsx'

export function AccessControlPage() {
  return <Page title="AccessControlPage" />
}
