/** Shows a notification in the system's own way. A press opens its page. */
import { localPath } from '../../platform/destinations.ts'
import type { Translations } from '../../platform/languages.ts'
import { notificationText } from './notification-text.ts'
import type { NotificationItemFragment } from './notifications.generated.ts'

export function showNotice(item: NotificationItemFragment, texts: Pick<Translations<'notifications'>, 't' | 'lang' | 'dir'>): void {
  const notice = new Notification(notificationText(item, texts), {
    ...(item.facts.excerpt && { body: item.facts.excerpt }),
    lang: texts.lang,
    dir: texts.dir,
    // The windows of an account show the same notification once.
    tag: `deskwright-${item.id}`,
    silent: true,
  })
  notice.addEventListener('click', () => {
    notice.close()
    window.focus()
    window.location.assign(localPath(item.link, '/'))
  })
}
