/** A hundred customers of the demo store, with their addresses. */
import { people } from '../server/demo/people.ts'

export type Country = 'AUSTRALIA' | 'UNITED_STATES' | 'FRANCE' | 'CHINA' | 'BRAZIL' | 'INDIA'

export interface Buyer {
  /** Also the name of the portrait. */
  key: string
  name: string
  email: string
  country: Country
  countryName: string
  address: string
}

const countries: Record<Country, { name: string; mail: string; streets: string[]; cities: string[] }> = {
  AUSTRALIA: {
    name: 'Australia',
    mail: 'post.example',
    streets: ['Wattlebird Street', 'Jarrah Lane', 'Lighthouse Road', 'Tram Terrace'],
    cities: ['Fremantle WA 6160', 'Hobart TAS 7000', 'Geelong VIC 3220', 'Cairns QLD 4870'],
  },
  UNITED_STATES: {
    name: 'United States',
    mail: 'example.com',
    streets: ['Cedar Hollow Road', 'Millrace Avenue', 'Foundry Street', 'Juniper Court'],
    cities: ['Portland, OR 97209', 'Duluth, MN 55802', 'Savannah, GA 31401', 'Santa Fe, NM 87501'],
  },
  FRANCE: {
    name: 'France',
    mail: 'courrier.example',
    streets: ['rue des Tilleuls', 'quai des Tanneurs', 'allée du Moulin', 'rue de l’Horloge'],
    cities: ['44000 Nantes', '67000 Strasbourg', '13002 Marseille', '35000 Rennes'],
  },
  CHINA: {
    name: 'China',
    mail: 'youxiang.example',
    streets: ['Osmanthus Road', 'West Canal Street', 'Old Drum Lane', 'Lotus Avenue'],
    cities: ['Hangzhou 310000', 'Chengdu 610000', 'Xiamen 361000', 'Kunming 650000'],
  },
  BRAZIL: {
    name: 'Brazil',
    mail: 'correio.example',
    streets: ['Rua das Laranjeiras', 'Avenida do Farol', 'Rua dos Ipês', 'Travessa da Serra'],
    cities: ['Recife PE 50030', 'Curitiba PR 80020', 'Belém PA 66010', 'Florianópolis SC 88010'],
  },
  INDIA: {
    name: 'India',
    mail: 'dak.example',
    streets: ['Banyan Road', 'Temple Tank Street', 'Station Feeder Road', 'Mango Grove Lane'],
    cities: ['Pune 411004', 'Kochi 682001', 'Jaipur 302001', 'Kolkata 700019'],
  },
}

/** Places of shared people who live outside Australia and the United States. */
const homes: Record<string, Country> = {
  'mei-ling-chen': 'CHINA',
  'wei-zhang': 'CHINA',
  'kenji-watanabe': 'CHINA',
  'yuki-tanabe': 'CHINA',
  'aiko-mori': 'CHINA',
  'priya-raman': 'INDIA',
  'nikhil-desai': 'INDIA',
  'rahul-mehta': 'INDIA',
  'farah-siddiqui': 'INDIA',
  'noor-rahman': 'INDIA',
  'tariq-mahmood': 'INDIA',
  'fatima-zahra-el-idrissi': 'FRANCE',
  'chloe-lambert': 'FRANCE',
  'leila-benali': 'FRANCE',
  'isabelle-roy': 'FRANCE',
  'camille-dubois': 'FRANCE',
  'clara-muller': 'FRANCE',
  'lucas-almeida': 'BRAZIL',
  'gabriel-costa': 'BRAZIL',
  'diego-fuentes': 'BRAZIL',
  'rosa-jimenez': 'BRAZIL',
  'tomas-herrera': 'BRAZIL',
}

/** People who occur only as customers. */
const others: [name: string, country: Country][] = [
  ['Jack Thornbury', 'AUSTRALIA'],
  ['Li Xiaoyan', 'CHINA'],
  ['Beatriz Nogueira', 'BRAZIL'],
  ['Étienne Marchand', 'FRANCE'],
  ['Ananya Iyer', 'INDIA'],
  ['Wyatt Callahan', 'UNITED_STATES'],
  ['Mia Pemberton', 'AUSTRALIA'],
  ['Guo Peng', 'CHINA'],
  ['Rafael Teixeira', 'BRAZIL'],
  ['Margaux Delorme', 'FRANCE'],
  ['Arjun Nair', 'INDIA'],
  ['Naomi Whitfield', 'UNITED_STATES'],
  ['Kirra Donovan', 'AUSTRALIA'],
  ['Sun Yifan', 'CHINA'],
  ['Larissa Prado', 'BRAZIL'],
  ['Théo Garnier', 'FRANCE'],
  ['Kavya Menon', 'INDIA'],
  ['Marcus Delgado', 'UNITED_STATES'],
  ['Angus Ferrier', 'AUSTRALIA'],
  ['Zhao Min', 'CHINA'],
  ['Thiago Barros', 'BRAZIL'],
  ['Inès Fournier', 'FRANCE'],
  ['Rohan Kulkarni', 'INDIA'],
  ['Tessa Lindgren', 'UNITED_STATES'],
  ['Sienna Hartley', 'AUSTRALIA'],
  ['Huang Jie', 'CHINA'],
  ['Manuela Siqueira', 'BRAZIL'],
  ['Bastien Rousselle', 'FRANCE'],
  ['Meera Joshi', 'INDIA'],
  ['Elijah Brooks', 'UNITED_STATES'],
  ['Lachlan Moore', 'AUSTRALIA'],
  ['Tang Ruoxi', 'CHINA'],
  ['Caio Figueiredo', 'BRAZIL'],
  ['Aurélie Chevalier', 'FRANCE'],
  ['Vikram Sethi', 'INDIA'],
  ['Dakota Reyes', 'UNITED_STATES'],
  ['Ruby Ashdown', 'AUSTRALIA'],
  ['Deng Haoran', 'CHINA'],
  ['Júlia Monteiro', 'BRAZIL'],
  ['Maxime Perrault', 'FRANCE'],
  ['Sunita Bhatt', 'INDIA'],
  ['Hazel Kimura', 'UNITED_STATES'],
]

const plain = (name: string) =>
  name
    .normalize('NFD')
    .replace(/[^a-z ]/gi, '')
    .toLowerCase()
    .split(' ')

const known = Object.entries(people).map(([key, { name, email }], index) => ({
  key,
  name,
  email,
  country: homes[key] ?? (index % 2 === 0 ? ('UNITED_STATES' as const) : ('AUSTRALIA' as const)),
}))

export const buyers: Buyer[] = [
  ...known,
  ...others.map(([name, country]) => ({
    key: plain(name).join('-'),
    name,
    email: `${plain(name).join('.')}@${countries[country].mail}`,
    country,
  })),
]
  .slice(0, 100)
  .map((buyer, index) => {
    const { name: countryName, streets, cities } = countries[buyer.country]
    const place = (list: string[], step: number) => list[Math.floor(index / step) % list.length]
    return { ...buyer, countryName, address: `${3 + ((index * 17) % 140)} ${place(streets, 1)}\n${place(cities, 3)}\n${countryName}` }
  })
