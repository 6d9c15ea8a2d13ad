/** Changes of the profile, each with Undo. */
import { useTranslations } from '../../platform/languages.ts'
import type { ProfileInput } from '../../platform/schema.generated.ts'
import { useUndoableMutation } from '../../ui/undoable-mutation.ts'
import {
  type ConnectionCardFragment,
  LeaveTeamDocument,
  type ProfileHeadFragment,
  SetConnectedDocument,
  SetProfileConnectedDocument,
  SetTeamStarredDocument,
  type TeamCardFragment,
  UpdateProfileDocument,
} from './profile.generated.ts'

export function useProfileActions(refetch: () => Promise<unknown>) {
  const { t } = useTranslations('profile')
  const change = useUndoableMutation(refetch)
  const connected = (isConnected: boolean, name: string) => t(isConnected ? 'done.connected' : 'done.disconnected', { name })
  return {
    /** Rejects on invalid input. */
    update: (version: number, input: ProfileInput) =>
      change({
        mutation: UpdateProfileDocument,
        variables: { version, input },
        successMessage: () => t('done.updated'),
        topic: 'profile',
        rethrow: true,
      }),
    toggleProfile: ({ isConnected, fullName }: ProfileHeadFragment) =>
      change({
        mutation: SetProfileConnectedDocument,
        variables: { isConnected: !isConnected },
        optimisticResponse: () => ({ setProfileConnected: { __typename: 'Profile' as const, isConnected: !isConnected } }),
        successMessage: () => connected(!isConnected, fullName),
        topic: 'connected',
      }),
    toggleConnection: ({ id, isConnected, name }: Pick<ConnectionCardFragment, 'id' | 'isConnected' | 'name'>) =>
      change({
        mutation: SetConnectedDocument,
        variables: { id, isConnected: !isConnected },
        optimisticResponse: () => ({ setConnected: { __typename: 'ProfileConnection' as const, id, isConnected: !isConnected } }),
        successMessage: () => connected(!isConnected, name),
      }),
    toggleStar: ({ id, isStarred, title }: TeamCardFragment) =>
      change({
        mutation: SetTeamStarredDocument,
        variables: { id, isStarred: !isStarred },
        optimisticResponse: () => ({ setTeamStarred: { __typename: 'ProfileTeam' as const, id, isStarred: !isStarred } }),
        successMessage: () => t(isStarred ? 'done.unstarred' : 'done.starred', { title }),
      }),
    leave: ({ id, title }: TeamCardFragment) =>
      change({
        mutation: LeaveTeamDocument,
        variables: { id },
        optimisticResponse: () => ({ leaveTeam: id }),
        update: (cache, { data }) => {
          if (data) cache.evict({ id: cache.identify({ __typename: 'ProfileTeam', id: data.leaveTeam }) })
        },
        successMessage: () => t('done.left', { title }),
      }),
  }
}

export type ProfileActions = ReturnType<typeof useProfileActions>
