import { ConnectedAppsCard } from './ConnectedAppsCard.tsx'
import { WebhooksCard } from './WebhooksCard.tsx'

export const ConnectionsTab = () => (
  <>
    <ConnectedAppsCard />
    <WebhooksCard />
  </>
)
