/** Forty-eight referrals by date. */
import { people, type PersonKey } from '../server/demo/people.ts'

/** Outcome of each referral, one letter each: paid, unpaid, rejected. */
const outcomes = 'PPUPPRPUPPPUPPUPRPPUPPPUPUPPRPUPPUPPUPRPUUPUUPUU'
const statuses: Record<string, string> = { P: 'PAID', U: 'UNPAID', R: 'REJECTED' }

/** Spending of the referred customers in cents; recent ones have spent little. */
const spent = [
  184_900, 62_450, 41_800, 239_900, 97_325, 3_200, 128_400, 55_000, 311_275, 74_990, 46_600, 88_150, 205_500, 62_450, 19_900, 134_725,
  1_850, 92_300, 147_600, 38_475, 276_000, 58_900, 81_240, 24_500, 118_075, 33_600, 69_900, 163_350, 5_400, 101_800, 47_225, 86_500,
  195_950, 29_900, 72_640, 112_000, 36_750, 54_300, 2_600, 140_825, 18_400, 22_950, 65_175, 12_500, 9_900, 48_000, 7_425, 4_900,
]

/** Commission on the referred customer's spending. */
const share = 0.15

/** Starts at the end of the list of people, so that it differs from the reviews. */
const referred = (Object.keys(people) as PersonKey[]).toReversed().slice(0, spent.length) // keys of this very object

export function referralRows() {
  return referred.map((person, index) => ({
    id: index + 1,
    user: people[person].name,
    email: people[person].email,
    avatar: `/art/people/${person}.svg`,
    referredId: 3000 + ((index * 1237 + 419) % 5000),
    status: statuses[outcomes[index] ?? ''],
    valueCents: spent[index],
    earningCents: Math.round((spent[index] ?? 0) * share),
  }))
}
