/** Notifications by email: queued with what happened, and sent until the mail server accepts them. */
import type { Parts } from '../../context.ts'
import type { Db } from '../../db/store.ts'
import { renderMail } from '../../mail-layout.ts'
import { type MailLanguage, type MailedKind, mailTexts } from '../../messages/mails.ts'
import { hourMs, minuteMs } from '../../time.ts'
import { heldUntil } from './schedule.ts'
import type { NotificationFacts } from './tables.ts'

const batch = 20
/** Waits between attempts; after the last one, the email is given up. */
const waits = [minuteMs, 10 * minuteMs, hourMs, 6 * hourMs, 24 * hourMs]

interface QueuedMail {
  key: string
  kind: MailedKind
  facts: NotificationFacts
  link: string
}

/** Queues the email in the caller's transaction, once for each key. */
export async function queueMail(db: Db, accountId: number, { key, kind, facts, link }: QueuedMail, now: Date): Promise<void> {
  const at = now.toISOString()
  await db
    .insertInto('noticeMails')
    .values({ accountId, key, kind, facts: JSON.stringify(facts), link, nextAt: at, at })
    .onConflict(conflict => conflict.columns(['accountId', 'key']).doNothing())
    .execute()
}

/** Sends what is due. Each email is claimed first, so that another process does not send it at the same time. */
export async function sendDueMails(parts: Parts): Promise<void> {
  const { store } = parts
  for (;;) {
    const now = parts.now()
    const due = await store.db
      .selectFrom('noticeMails')
      .innerJoin('accounts', 'accounts.id', 'noticeMails.accountId')
      .select([
        'noticeMails.id',
        'kind',
        'facts',
        'link',
        'attempts',
        'nextAt',
        'accounts.email',
        'accounts.language',
        'accounts.preferences',
        'quietFrom',
        'quietUntil',
        'timeZone',
        'onlyOnline',
      ])
      .select(eb =>
        eb
          .selectFrom('sessions')
          .select(({ fn }) => fn.max('sessions.lastSeenAt').as('at'))
          .whereRef('sessions.accountId', '=', 'accounts.id')
          .as('seenAt'),
      )
      .where('nextAt', '<=', now.toISOString())
      .orderBy('nextAt')
      .orderBy('noticeMails.id')
      .limit(batch)
      .execute()
    for (const { id, kind, facts, link, attempts, nextAt, email, seenAt, quietFrom, quietUntil, timeZone, onlyOnline, ...account } of due) {
      const held = heldUntil({ quietFrom, quietUntil, timeZone, onlyOnline: Number(onlyOnline) === 1 }, seenAt, now)
      if (held) {
        await hold(parts, { id, nextAt, until: held })
        continue
      }
      const wait = waits[attempts]
      const claim = await store.transact(db =>
        db
          .updateTable('noticeMails')
          .set({ attempts: attempts + 1, nextAt: wait === undefined ? null : new Date(now.getTime() + wait).toISOString() })
          .where('id', '=', id)
          .where('nextAt', '=', nextAt)
          .executeTakeFirstOrThrow(),
      )
      if (claim.numUpdatedRows === 0n) continue
      const mail = writeMail(kind, JSON.parse(facts) as NotificationFacts, { lang: languageOf(account), link, appUrl: parts.config.appUrl }) // written by `queueMail`
      try {
        await parts.mailer.send({ to: email, ...mail })
        await store.transact(db => db.updateTable('noticeMails').set({ nextAt: null }).where('id', '=', id).execute())
      } catch (error) {
        parts.log.warn({ err: error, mail: id }, 'a notification could not be mailed')
      }
    }
    if (due.length < batch) return
  }
}

const hold = ({ store }: Parts, { id, nextAt, until }: { id: number; nextAt: string | null; until: Date }) =>
  store.transact(db =>
    db.updateTable('noticeMails').set({ nextAt: until.toISOString() }).where('id', '=', id).where('nextAt', '=', nextAt).execute(),
  )

/** The language of the account's pages. */
function languageOf({ language, preferences }: { language: string; preferences: string }): MailLanguage {
  if (language === 'cn') return 'zh'
  const { locale } = JSON.parse(preferences) as { locale?: unknown } // an object, as `savePreferences` stores it
  return locale === 'fr' || locale === 'ar' ? locale : 'en'
}

/** Locales of numbers and dates; Arabic pages use Latin digits by default. */
const formats: Record<MailLanguage, string> = { en: 'en-US', fr: 'fr', ar: 'ar-u-nu-latn', zh: 'zh-CN' }

interface Written {
  lang: MailLanguage
  link: string
  appUrl: string
}

/** The email of a notification. */
export function writeMail(kind: MailedKind, facts: NotificationFacts, { lang, link, appUrl }: Written) {
  const { kinds, ...labels } = mailTexts[lang]
  const { title, text, button, ...own } = kinds[kind]
  const { amount, currency = 'USD', words, date } = facts
  const locale = formats[lang]
  const rows: [string, string][] = []
  if (facts.title) rows.push([labels.order, facts.title])
  if (words) rows.push([own.words ?? labels.words, new Intl.NumberFormat(locale).format(words)])
  if (amount !== undefined) rows.push([labels.amount, new Intl.NumberFormat(locale, { style: 'currency', currency }).format(amount)])
  if (date && own.date)
    rows.push([
      own.date,
      new Intl.DateTimeFormat(locale, {
        dateStyle: 'long',
        timeZone: 'UTC',
        ...(kind === 'PURCHASE_FAILED' && { timeStyle: 'short' }),
      }).format(new Date(date)),
    ])
  const url = appUrl.replace(/\/$/, '') + link
  return {
    subject: facts.title ? `${title} (${facts.title})` : title,
    ...renderMail({
      lang: lang === 'zh' ? 'zh-CN' : lang,
      title,
      paragraphs: [text],
      rows,
      button: { text: button, url },
      footer: labels.footer,
    }),
  }
}
