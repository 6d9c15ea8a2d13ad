/** Reviews as rows, with dates and status. */
import { dayMs, minuteMs } from '../server/time.ts'
import { people } from '../server/demo/people.ts'
import { products } from './product-list.ts'
import { entries } from './review-list.ts'
import { replies } from './review-replies.ts'

/** The newest quarter is pending. */
const pendingFrom = 45
/** The store replies on the next day. */
const replyMs = 19 * 60 * minuteMs

/** Review dates, the oldest first: over the last ninety days, denser toward yesterday, never at night. */
function writingTimes(now: Date): string[] {
  const today = Math.floor(now.getTime() / dayMs) * dayMs
  return entries
    .map((_, index) => {
      const share = (entries.length - 1 - index) / (entries.length - 1)
      const daysAgo = 1 + Math.round(share ** 1.3 * 88)
      const minutes = 7 * 60 + ((index * 317) % (15 * 60))
      return new Date(today - daysAgo * dayMs + minutes * minuteMs + ((index * 37) % 60) * 1000).toISOString()
    })
    .toSorted()
}

/** Reviews of the last ninety days, up to yesterday evening. */
export function reviewRows(now: Date) {
  const times = writingTimes(now)
  return entries.map(([product, reviewer, rating, head, para], index) => ({
    id: index + 1,
    product: products[product].name,
    companyName: products[product].maker,
    productImage: `/art/products/${product}.svg`,
    reviewer: people[reviewer].name,
    email: people[reviewer].email,
    avatar: `/art/people/${reviewer}.svg`,
    writtenAt: times[index],
    status: index >= pendingFrom ? 'PENDING' : 'PUBLISHED',
    rating,
    head,
    para,
    reply: replies[head] ?? '',
    repliedAt: replies[head] ? new Date(Date.parse(times[index] ?? '') + replyMs).toISOString() : null,
  }))
}
