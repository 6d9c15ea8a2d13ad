/** Fifty users: role, plan, status, and billing as letters, then company, country, and language. */
import { type PersonKey, people } from '../server/demo/people.ts'
import { userDetails } from './user-details.ts'

type Entry = [person: PersonKey, letters: string, company: string, country: string, language: string]

const entries: Entry[] = [
  ['amara-okafor', 'A E a D', 'Lagos Paper Works', 'Nigeria', 'English'],
  ['lars-hedlund', 'E T a C', 'Hedlund & Daughters', 'Sweden', 'Swedish'],
  ['mei-ling-chen', 'M C a D', 'Jade Harbour Trading', 'Singapore', 'Mandarin'],
  ['daniel-kowalczyk', 'S B p P', 'Warta Print', 'Poland', 'Polish'],
  ['priya-raman', 'A C a C', 'Coromandel Software', 'India', 'Tamil'],
  ['oliver-bennett', 'U B a K', 'Bennett Clocks', 'United Kingdom', 'English'],
  ['fatima-zahra-el-idrissi', 'E E a D', 'Atlas Tiles', 'Morocco', 'Arabic'],
  ['tomas-herrera', 'S T i P', 'Herrera Bikes', 'Mexico', 'Spanish'],
  ['ingrid-solberg', 'M E a C', 'Nordlys Ferries', 'Norway', 'Norwegian'],
  ['kenji-watanabe', 'U C a C', 'Kita Camera', 'Japan', 'Japanese'],
  ['chloe-lambert', 'E B p D', 'Atelier Lambert', 'France', 'French'],
  ['samuel-mensah', 'M T a D', 'Volta Logistics', 'Ghana', 'English'],
  ['ivana-petrovic', 'S B a P', 'Sava Sound', 'Serbia', 'Serbian'],
  ['ewan-macleod', 'U T i K', 'MacLeod Woollens', 'United Kingdom', 'English'],
  ['noor-rahman', 'E C a C', 'Padma Games', 'Bangladesh', 'Bengali'],
  ['jakob-weiss', 'M C a D', 'Weiss Maschinenbau', 'Germany', 'German'],
  ['leila-benali', 'U B p P', 'Benali Stationery', 'Algeria', 'French'],
  ['hugo-andersson', 'S T a C', 'Kaffeverket', 'Sweden', 'Swedish'],
  ['grace-wanjiku', 'A T a D', 'Rift Valley Roasters', 'Kenya', 'Swahili'],
  ['matteo-rossetti', 'U E a C', 'Rossetti Eyewear', 'Italy', 'Italian'],
  ['hannah-vogt', 'S B i P', 'Vogt Gardens', 'Austria', 'German'],
  ['aisha-karim', 'E T a D', 'Karim Legal', 'Pakistan', 'Urdu'],
  ['lucas-almeida', 'M E a C', 'Almeida Surf', 'Brazil', 'Portuguese'],
  ['sofia-papadopoulou', 'U C p C', 'Aegean Maps', 'Greece', 'Greek'],
  ['nikhil-desai', 'E E a D', 'Desai Analytics', 'India', 'Gujarati'],
  ['brigid-oshea', 'S B a K', 'O’Shea Bakery', 'Ireland', 'English'],
  ['wei-zhang', 'M C a C', 'Pearl River Optics', 'China', 'Mandarin'],
  ['emma-lindqvist', 'U T a D', 'Lindqvist Ljus', 'Finland', 'Swedish'],
  ['rashid-al-farsi', 'S E i P', 'Al-Farsi Shipping', 'Oman', 'Arabic'],
  ['clara-muller', 'E C a C', 'Müller Verlag', 'Germany', 'German'],
  ['diego-fuentes', 'M B p P', 'Fuentes Vinos', 'Chile', 'Spanish'],
  ['yuki-tanabe', 'A E a C', 'Tanabe Robotics', 'Japan', 'Japanese'],
  ['patrick-nguyen', 'U T a D', 'Lotus Clinics', 'Viet Nam', 'Vietnamese'],
  ['marta-nowicka', 'S C a C', 'Nowicka Interiors', 'Poland', 'Polish'],
  ['kwame-boateng', 'E T i D', 'Boateng Films', 'Ghana', 'English'],
  ['isabelle-roy', 'U B a K', 'Librairie Roy', 'Canada', 'French'],
  ['viktor-dimitrov', 'S T p P', 'Rila Outdoor', 'Bulgaria', 'Bulgarian'],
  ['zeynep-arslan', 'M E a C', 'Arslan Textiles', 'Türkiye', 'Turkish'],
  ['joseph-banda', 'S B a K', 'Banda Seeds', 'Zambia', 'English'],
  ['linnea-berg', 'U C a D', 'Berg Keramik', 'Sweden', 'Swedish'],
  ['omar-haddad', 'E B a P', 'Haddad Foods', 'Jordan', 'Arabic'],
  ['rebecca-stone', 'A C a C', 'Stonebridge Schools', 'United States', 'English'],
  ['chinedu-eze', 'S T i D', 'Eze Solar', 'Nigeria', 'Igbo'],
  ['anneli-virtanen', 'U E a C', 'Virtanen Design', 'Finland', 'Finnish'],
  ['gabriel-costa', 'S B p P', 'Costa Pescas', 'Portugal', 'Portuguese'],
  ['thandi-nkosi', 'M T a D', 'Nkosi Media', 'South Africa', 'Zulu'],
  ['stefan-gruber', 'U C a C', 'Gruber Sport', 'Austria', 'German'],
  ['aaliyah-johnson', 'E E a D', 'Johnson & Pike', 'United States', 'English'],
  ['pavel-dvorak', 'S B i K', 'Dvořák Pianos', 'Czechia', 'Czech'],
  ['rosa-jimenez', 'U T p P', 'Jiménez Flores', 'Spain', 'Spanish'],
]

const roles: Record<string, string> = { A: 'ADMIN', E: 'EDITOR', U: 'AUTHOR', M: 'MAINTAINER', S: 'SUBSCRIBER' }
const plans: Record<string, string> = { B: 'BASIC', T: 'TEAM', C: 'COMPANY', E: 'ENTERPRISE' }
const statuses: Record<string, string> = { a: 'ACTIVE', i: 'INACTIVE', p: 'PENDING' }
const billings: Record<string, string> = { D: 'AUTO_DEBIT', C: 'MANUAL_CREDIT_CARD', K: 'MANUAL_CASH', P: 'MANUAL_PAYPAL' }

/** Fictional phone numbers: 555-0100 to 555-0199. */
const contact = (index: number) => `(${[202, 312, 415, 617, 713][index % 5]}) 555-0${100 + index}`

/** The tasks of completed projects, and those completed in current ones. */
function workDone(index: number, earlier: number, current: { tasksDone: number; tasksTotal: number }[]) {
  const sum = (values: number[]) => values.reduce((total, each) => total + each, 0)
  return {
    taskDone: earlier * (11 + (index % 17)) + sum(current.map(({ tasksDone }) => tasksDone)),
    projectDone: earlier + current.filter(({ tasksDone, tasksTotal }) => tasksDone === tasksTotal).length,
  }
}

/** The users of the list; pending ones have no activity. */
export function userRows(now: Date) {
  return entries.map(([person, letters, company, country, language], index) => {
    const [role = '', plan = '', status = '', billing = ''] = letters.split(' ')
    const isNew = status === 'p'
    const details = userDetails({ now, index, name: people[person].name, country, plan, status, billing })
    return {
      id: index + 1,
      fullName: people[person].name,
      company,
      role: roles[role],
      username: person.replaceAll('-', '.'),
      country,
      contact: contact(index),
      email: people[person].email,
      currentPlan: plans[plan],
      status: statuses[status],
      avatar: `/art/people/${person}.svg`,
      billing: billings[billing],
      ...workDone(index, isNew ? 0 : 2 + ((index * 53) % 38), details.projects),
      taxId: `TX-${10_000 + ((index * 7919 + 431) % 89_999)}`,
      language,
      details,
      isSignedIn: details.devices.length > 0,
    }
  })
}
