/** An invoice as it is printed: A4, the same on the screen, on paper, and for the client. */
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { grossOf } from '../../../text/invoice-amounts.ts'
import { formatNumber } from '../../platform/format.ts'
import { formatWrittenDate } from '../../platform/format-dates.ts'
import { formatMoney, formatRate } from '../../platform/format-figures.ts'
import { useTranslations } from '../../platform/languages.ts'
import { Ltr } from '../../ui/Ltr.tsx'
import { Party, Sheet } from '../../ui/Sheet.tsx'
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
    <Sheet label={t('paper.label', { id })}>
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
              <td>{money(grossOf({ cost: Math.round(item.cost * 100), qty: item.qty }) / 100)}</td>
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
    </Sheet>
  )
}

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
