/** An invoice as it is printed: A4, the same on the screen, on paper, and for the client. */
import Box from '@mui/material/Box'
import GlobalStyles from '@mui/material/GlobalStyles'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { formatNumber } from '../../platform/format.ts'
import { formatWrittenDate } from '../../platform/format-dates.ts'
import { formatMoney, formatRate } from '../../platform/format-figures.ts'
import { useTranslations } from '../../platform/languages.ts'
import { Ltr } from '../../ui/Ltr.tsx'
import type { InvoicePaperFragment, InvoiceSenderFragment } from './invoices.generated.ts'

export type PaperInvoice = Omit<InvoicePaperFragment, 'client'> & { client: Omit<InvoicePaperFragment['client'], 'id'> }
export type Sender = InvoiceSenderFragment

interface InvoicePaperProps {
  invoice: PaperInvoice
  /** Undefined until it is read. */
  sender: Sender | undefined
}

export function InvoicePaper({ invoice, sender }: InvoicePaperProps) {
  const { t, lang } = useTranslations('invoices')
  const { id, issuedDate, dueDate, client, note, thanks, salesperson, hasTerms, hasNote, hasStub } = invoice
  const money = (value: number) => formatMoney(value, lang)
  const date = (written: string) => (written ? formatWrittenDate(written, lang) : '—')
  const issuer = sender?.invoiceIssuer
  const number = <Ltr>{`#${id}`}</Ltr>
  return (
    <Box component="article" aria-label={t('paper.label', { id })} className="invoice-paper" sx={paperStyles}>
      <GlobalStyles styles={pageStyles} />
      <header>
        <Party name={issuer?.name ?? ''} lines={[issuer?.address, issuer?.email, issuer?.phone]} />
        <Box sx={{ textAlign: 'end' }}>
          <Typography component="p" className="kind">
            {t('invoice')} {number}
          </Typography>
          <dl>
            <dt>{t('issued')}</dt>
            <dd>{date(issuedDate)}</dd>
            <dt>{t('due')}</dt>
            <dd>{date(dueDate)}</dd>
          </dl>
        </Box>
      </header>
      <Box className="parties">
        <section>
          <h3>{t('paper.to')}</h3>
          <Party name={client.name || '—'} lines={[client.company, client.address, client.country, client.contact, client.companyEmail]} />
        </section>
        <section>
          <h3>{t('paper.billTo')}</h3>
          <dl>
            <dt>{t('paper.totalDue')}</dt>
            <dd>
              <strong>{money(invoice.balance)}</strong>
            </dd>
            <dt>{t('paymentMethod')}</dt>
            <dd>{t(`method.${invoice.paymentMethod}`)}</dd>
            <dt>{t('paper.bank')}</dt>
            <dd>
              <bdi>{sender?.paymentDetails.bankName}</bdi>
            </dd>
            <dt>{t('paper.country')}</dt>
            <dd>
              <bdi>{sender?.paymentDetails.country}</bdi>
            </dd>
            <dt>IBAN</dt>
            <dd>
              <Ltr>{sender?.paymentDetails.iban ?? ''}</Ltr>
            </dd>
            <dt>SWIFT</dt>
            <dd>
              <Ltr>{sender?.paymentDetails.swiftCode ?? ''}</Ltr>
            </dd>
          </dl>
        </section>
      </Box>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('line.title')}</th>
            <th scope="col">{t('line.cost')}</th>
            <th scope="col">{t('line.qty')}</th>
            <th scope="col">{t('line.price')}</th>
          </tr>
        </thead>
        <tbody>
          {invoice.items.map((item, index) => (
            // Lines have no id and no state, so the index is a stable key.
            <tr key={index}>
              <td>
                <strong dir="auto">{item.title || '—'}</strong>
                <LineNote text={item.description} />
                <LineNote
                  text={[
                    item.discount > 0 && t('paper.discount', { amount: money(item.discount) }),
                    ...[item.tax, item.secondTax].map(rate => rate > 0 && t('paper.tax', { rate: formatRate(rate, lang) })),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                />
              </td>
              <td>{money(item.cost)}</td>
              <td>{formatNumber(item.qty, lang)}</td>
              <td>{money(item.price)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Box className="foot">
        <Box>
          {salesperson ? (
            <p>
              {t('salesperson')}: <bdi>{salesperson}</bdi>
            </p>
          ) : null}
          {thanks ? <p dir="auto">{thanks}</p> : null}
        </Box>
        <dl>
          <dt>{t('paper.subtotal')}</dt>
          <dd>{money(invoice.subtotal)}</dd>
          {invoice.discount > 0 ? (
            <>
              <dt>{t('line.discount')}</dt>
              <dd>{money(-invoice.discount)}</dd>
            </>
          ) : null}
          {invoice.taxes.map(({ rate, amount }) => (
            <Box key={rate} sx={{ display: 'contents' }}>
              <dt>{t('paper.tax', { rate: formatRate(rate, lang) })}</dt>
              <dd>{money(amount)}</dd>
            </Box>
          ))}
          <dt className="total">{t('total')}</dt>
          <dd className="total">{money(invoice.total)}</dd>
          {invoice.balance === invoice.total ? null : (
            <>
              <dt>{t('tiles.paid')}</dt>
              <dd>{money(invoice.balance - invoice.total)}</dd>
              <dt className="total">{t('paper.totalDue')}</dt>
              <dd className="total">{money(invoice.balance)}</dd>
            </>
          )}
        </dl>
      </Box>
      {hasTerms ? <Note title={t('terms.title')}>{t('paper.terms', { date: date(dueDate) })}</Note> : null}
      {hasNote && note ? <Note title={t('note')}>{note}</Note> : null}
      {hasStub ? (
        <Box className="stub">
          <h3>{t('stub')}</h3>
          <dl>
            <dt>{t('invoice')}</dt>
            <dd>{number}</dd>
            <dt>{t('client')}</dt>
            <dd>
              <bdi>{client.name || '—'}</bdi>
            </dd>
            <dt>{t('due')}</dt>
            <dd>{date(dueDate)}</dd>
            <dt>{t('paper.totalDue')}</dt>
            <dd>{money(invoice.balance)}</dd>
          </dl>
        </Box>
      ) : null}
    </Box>
  )
}

const Party = ({ name, lines }: { name: string; lines: (string | undefined)[] }) => (
  <Box sx={{ minWidth: 0 }}>
    <Typography component="p" className="party" dir="auto">
      {name}
    </Typography>
    {lines
      .flatMap(line => line?.split('\n') ?? [])
      .filter(Boolean)
      .map(line => (
        <p key={line}>
          <bdi>{line}</bdi>
        </p>
      ))}
  </Box>
)

const LineNote = ({ text }: { text: string }) =>
  text ? (
    <small dir="auto" className="quiet">
      {text}
    </small>
  ) : null

const Note = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="note">
    <h3>{title}</h3>
    <p dir="auto">{children}</p>
  </section>
)

/** On phones, a line's text stands above its numbers. */
const lineStyles = {
  '@media screen and (max-width: 599.95px)': {
    '& tr': { display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', borderBottom: 1, borderColor: 'divider', py: '0.7em' },
    '& :is(th, td)': { border: 0, p: '0.1em 0' },
    '& :is(th, td):first-of-type': { gridColumn: '1 / -1', width: 'auto' },
    '& :is(th, td):nth-of-type(2)': { textAlign: 'start', paddingInlineStart: 0 },
  },
}

/** Sizes follow the font size, so that the same sheet fits a page, a card, and a phone. */
const paperStyles = {
  fontSize: 13,
  lineHeight: 1.5,
  p: { xs: '1.6em', sm: '3.4em' },
  bgcolor: 'background.paper',
  color: 'text.primary',
  borderRadius: 1,
  boxShadow: 1,
  overflowWrap: 'anywhere',
  '& p, & h3, & dl, & dd': { m: 0 },
  // `left` is mirrored with the page: a name keeps its own direction and stands on the page's side.
  '& [dir="auto"], & p': { textAlign: 'left' },
  '& h3': { fontSize: '1em', fontWeight: 600, mb: '0.5em', breakAfter: 'avoid' },
  '& .party, & .kind': { fontSize: '1.4em', fontWeight: 600, lineHeight: 1.3, mb: '0.2em' },
  '& p.kind': { textAlign: 'end' },
  '& header, & .parties, & .foot': {
    display: 'grid',
    gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) minmax(0, 1fr)' },
    gap: '2em',
  },
  '& header, & .parties': { gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) auto' } },
  '& .parties': { my: '2em', pt: '2em', borderTop: 1, borderColor: 'divider' },
  '& header p:not(.party, .kind), & section p:not(.party)': { color: 'text.secondary' },
  '& dl': { display: 'grid', gridTemplateColumns: 'auto auto', justifyContent: 'start', columnGap: '1.5em', rowGap: '0.25em' },
  '& header dl': { justifyContent: 'end' },
  '& dt, & .quiet': { color: 'text.secondary' },
  '& dd': { fontVariantNumeric: 'tabular-nums' },
  '& table': { width: '100%', borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' },
  '& th': { color: 'text.secondary', fontWeight: 500 },
  '& th, & td': { p: '0.7em 0', textAlign: 'end', verticalAlign: 'top', borderBottom: 1, borderColor: 'divider' },
  '& :is(th, td):first-of-type': { textAlign: 'start', width: '55%' },
  '& :is(th, td):not(:first-of-type)': { paddingInlineStart: '1em', whiteSpace: 'nowrap' },
  '& td strong': { display: 'block', fontWeight: 500 },
  ...lineStyles,
  '& small': { display: 'block', fontSize: '0.92em' },
  '& .foot': { mt: '1.5em', breakBefore: 'avoid' },
  '& .foot dl': { justifyContent: 'end', '& dd': { textAlign: 'end' } },
  '& .total': { fontWeight: 600, color: 'text.primary' },
  '& .note': { mt: '1.5em', '& p': { whiteSpace: 'pre-line' } },
  '& .stub': { mt: '2.5em', pt: '1.5em', borderTop: '1px dashed', borderColor: 'text.secondary', breakInside: 'avoid' },
  '& tr, & .note, & .foot': { breakInside: 'avoid' },
  // The totals are not alone on a page.
  '& tbody tr:last-of-type': { breakAfter: 'avoid' },
  '@media print': { p: 0, boxShadow: 'none', borderRadius: 0, fontSize: '10.5pt', '& header, & .parties, & .foot': { gap: '2em' } },
}

/** On paper there is the sheet alone, and its colors are those of paper. */
const pageStyles = {
  '@page': {
    size: 'A4',
    margin: '16mm',
    '@bottom-center': {
      content: 'counter(page) " / " counter(pages)',
      fontFamily: '"Public Sans Variable", sans-serif',
      fontSize: '8.5pt',
      color: 'dimgray',
    },
  },
  '@media print': {
    'html, body, main': {
      background: 'white !important',
      colorScheme: 'light !important',
      padding: '0 !important',
      margin: '0 !important',
    },
    '.invoice-paper, .invoice-paper *': { color: 'black !important', background: 'none !important', borderColor: 'silver !important' },
    '.invoice-paper :is(dt:not(.total), th, .quiet)': { color: 'dimgray !important' },
    '.invoice-paper + .invoice-paper': { breakBefore: 'page' },
  },
} as const
