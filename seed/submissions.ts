/** Submissions of the demo data. */
import { dayMs, hourMs } from '../server/time.ts'

type Field = [name: string, label: string, value: string]

const samples: { form: string; title: string; daysAgo: number; fields: Field[] }[] = [
  {
    form: 'COMING_SOON',
    title: 'sabine.koch@quillandco.example',
    daysAgo: 6,
    fields: [['email', 'Email', 'sabine.koch@quillandco.example']],
  },
  {
    form: 'DEAL',
    title: 'Notebook week',
    daysAgo: 3,
    fields: [
      ['kind', 'Deal type', 'Percentage off'],
      ['amount', 'Discount', '15'],
      ['region', 'Region', 'Worldwide'],
      ['title', 'Deal title', 'Notebook week'],
      ['coupon', 'Deal code', 'NOTEBOOK15'],
      ['minimum', 'Minimum order', '$25.00'],
      ['perCustomer', 'Uses per customer', '1'],
    ],
  },
  {
    form: 'PROPERTY',
    title: 'Writer’s loft with a canal view',
    daysAgo: 1,
    fields: [
      ['seller', 'Listed by', 'Owner'],
      ['kind', 'Property type', 'Apartment'],
      ['city', 'City', 'Utrecht'],
      ['bedrooms', 'Bedrooms', '2'],
      ['area', 'Living area', '84 m²'],
      ['price', 'Price', '€1,650 per month'],
    ],
  },
]

/** Sent in the days before, at noon and later. */
export const submissionRows = (now: Date) =>
  samples.map(({ form, title, daysAgo, fields }, index) => ({
    id: index + 1,
    form,
    title,
    fields: fields.map(([name, label, value]) => ({ name, label, value })),
    submittedAt: new Date((Math.floor(now.getTime() / dayMs) - daysAgo) * dayMs + (12 + index) * hourMs).toISOString(),
  }))
