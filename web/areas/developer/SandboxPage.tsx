/** The sandbox: the account's own copy of the demo data, and how the API behaves for this session. */
import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import { useTranslations } from '../../platform/languages.ts'
import { FailureCard } from '../../ui/FailureCard.tsx'
import { Page } from '../../ui/Page.tsx'
import { ConditionsCard } from './ConditionsCard.tsx'
import { useSandboxPageQuery } from './developer.generated.ts'
import { HistoryCard } from './HistoryCard.tsx'
import { ResetCard } from './ResetCard.tsx'
import { SandboxCard } from './SandboxCard.tsx'
import { ShareCard } from './ShareCard.tsx'
import { SnapshotsCard } from './SnapshotsCard.tsx'
import { TransferCard } from './TransferCard.tsx'

export function SandboxPage() {
  const { t } = useTranslations('developer')
  const { data, error, refetch } = useSandboxPageQuery()
  const reload = () => void refetch().catch(() => undefined)
  return (
    <Page title={t('sandbox.title')} subtitle={t('sandbox.lead')}>
      <Box
        sx={{
          display: 'grid',
          gap: 5,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
          alignItems: 'start',
        }}
      >
        <Box sx={{ display: 'grid', gap: 5, minWidth: 0 }}>
          <ConditionsCard />
          {error && !data ? (
            <SandboxCard title={t('sandbox.snapshots')}>
              <FailureCard error={error} onRetry={reload} />
            </SandboxCard>
          ) : data ? (
            <>
              <SnapshotsCard snapshots={data.workspaceSnapshots} reload={reload} />
              <ShareCard shares={data.workspaceShares} reload={reload} />
            </>
          ) : (
            <Skeleton variant="rounded" height={320} />
          )}
        </Box>
        <Box sx={{ display: 'grid', gap: 5, minWidth: 0 }}>
          <HistoryCard />
          <ResetCard />
          <TransferCard />
        </Box>
      </Box>
    </Page>
  )
}
