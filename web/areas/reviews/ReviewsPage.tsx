import { Page } from '../../ui/Page.tsx'

export function ReviewsPage() {
  return <Page title="ReviewsPage" />
}
