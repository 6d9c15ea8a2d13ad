import { Page } from '../../ui/Page.tsx'

export function NotAuthorizedPage() {
  return <Page title="NotAuthorizedPage" />
}
