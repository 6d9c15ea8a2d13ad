/** What each tab of the profile shows and changes. */
import type { ProfilePageQuery } from './profile.generated.ts'
import type { ProfileActions } from './profile-actions.ts'

export type Profile = ProfilePageQuery['profile']

export interface TabProps {
  profile: Profile
  actions: ProfileActions
}
