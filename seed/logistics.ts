/** Twenty-five vehicles between real cities: most on their way, three late, two arrived. Sixty days of shipments. */
import { stagesOf } from '../server/areas/logistics/route.ts'
import type { Stop, VehicleRow } from '../server/areas/logistics/tables.ts'
import { dayMs, hourMs } from '../server/time.ts'
import { lengths } from '../text/vehicle-route.ts'

type City = [place: string, country: string, latitude: number, longitude: number]

const cities = {
  accra: ['Accra', 'Ghana', 5.6037, -0.187],
  arequipa: ['Arequipa', 'Peru', -16.409, -71.5375],
  aswan: ['Aswan', 'Egypt', 24.0889, 32.8998],
  bangkok: ['Bangkok', 'Thailand', 13.7563, 100.5018],
  barcelona: ['Barcelona', 'Spain', 41.3874, 2.1686],
  belgrade: ['Belgrade', 'Serbia', 44.7866, 20.4489],
  bengaluru: ['Bengaluru', 'India', 12.9716, 77.5946],
  berlin: ['Berlin', 'Germany', 52.52, 13.405],
  bloemfontein: ['Bloemfontein', 'South Africa', -29.0852, 26.1596],
  budapest: ['Budapest', 'Hungary', 47.4979, 19.0402],
  cairo: ['Cairo', 'Egypt', 30.0444, 31.2357],
  canberra: ['Canberra', 'Australia', -35.2809, 149.13],
  capeTown: ['Cape Town', 'South Africa', -33.9249, 18.4241],
  casablanca: ['Casablanca', 'Morocco', 33.5731, -7.5898],
  chengdu: ['Chengdu', 'China', 30.5728, 104.0668],
  chennai: ['Chennai', 'India', 13.0827, 80.2707],
  chicago: ['Chicago', 'United States', 41.8781, -87.6298],
  copenhagen: ['Copenhagen', 'Denmark', 55.6761, 12.5683],
  cordobaArgentina: ['Córdoba', 'Argentina', -31.4201, -64.1888],
  cordobaSpain: ['Córdoba', 'Spain', 37.8882, -4.7794],
  cotonou: ['Cotonou', 'Benin', 6.3703, 2.3912],
  curitiba: ['Curitiba', 'Brazil', -25.4284, -49.2733],
  daNang: ['Da Nang', 'Vietnam', 16.0544, 108.2022],
  dammam: ['Dammam', 'Saudi Arabia', 26.4207, 50.0888],
  denver: ['Denver', 'United States', 39.7392, -104.9903],
  dubai: ['Dubai', 'United Arab Emirates', 25.2048, 55.2708],
  edinburgh: ['Edinburgh', 'United Kingdom', 55.9533, -3.1883],
  gaborone: ['Gaborone', 'Botswana', -24.6282, 25.9231],
  gothenburg: ['Gothenburg', 'Sweden', 57.7089, 11.9746],
  hamburg: ['Hamburg', 'Germany', 53.5511, 9.9937],
  hanoi: ['Hanoi', 'Vietnam', 21.0278, 105.8342],
  hatYai: ['Hat Yai', 'Thailand', 7.0086, 100.4747],
  hiroshima: ['Hiroshima', 'Japan', 34.3853, 132.4553],
  hoChiMinh: ['Ho Chi Minh City', 'Vietnam', 10.8231, 106.6297],
  istanbul: ['Istanbul', 'Türkiye', 41.0082, 28.9784],
  johannesburg: ['Johannesburg', 'South Africa', -26.2041, 28.0473],
  kampala: ['Kampala', 'Uganda', 0.3476, 32.5825],
  kigali: ['Kigali', 'Rwanda', -1.9441, 30.0619],
  kualaLumpur: ['Kuala Lumpur', 'Malaysia', 3.139, 101.6869],
  laPaz: ['La Paz', 'Bolivia', -16.4897, -68.1193],
  lagos: ['Lagos', 'Nigeria', 6.5244, 3.3792],
  leeds: ['Leeds', 'United Kingdom', 53.8008, -1.5491],
  lima: ['Lima', 'Peru', -12.0464, -77.0428],
  lome: ['Lomé', 'Togo', 6.1256, 1.2254],
  london: ['London', 'United Kingdom', 51.5072, -0.1276],
  luxor: ['Luxor', 'Egypt', 25.6872, 32.6396],
  lyon: ['Lyon', 'France', 45.764, 4.8357],
  madrid: ['Madrid', 'Spain', 40.4168, -3.7038],
  marseille: ['Marseille', 'France', 43.2965, 5.3698],
  melbourne: ['Melbourne', 'Australia', -37.8136, 144.9631],
  mendoza: ['Mendoza', 'Argentina', -32.8895, -68.8458],
  mexico: ['Mexico City', 'Mexico', 19.4326, -99.1332],
  monterrey: ['Monterrey', 'Mexico', 25.6866, -100.3161],
  montevideo: ['Montevideo', 'Uruguay', -34.9011, -56.1645],
  montreal: ['Montréal', 'Canada', 45.5019, -73.5674],
  mumbai: ['Mumbai', 'India', 19.076, 72.8777],
  muscat: ['Muscat', 'Oman', 23.588, 58.3829],
  nagoya: ['Nagoya', 'Japan', 35.1815, 136.9066],
  nairobi: ['Nairobi', 'Kenya', -1.2921, 36.8219],
  nanjing: ['Nanjing', 'China', 32.0603, 118.7969],
  omaha: ['Omaha', 'United States', 41.2565, -95.9345],
  osaka: ['Osaka', 'Japan', 34.6937, 135.5023],
  oslo: ['Oslo', 'Norway', 59.9139, 10.7522],
  phnomPenh: ['Phnom Penh', 'Cambodia', 11.5564, 104.9282],
  portland: ['Portland', 'United States', 45.5152, -122.6784],
  portoAlegre: ['Porto Alegre', 'Brazil', -30.0346, -51.2177],
  prague: ['Prague', 'Czechia', 50.0755, 14.4378],
  pune: ['Pune', 'India', 18.5204, 73.8567],
  quebec: ['Québec', 'Canada', 46.8139, -71.208],
  riga: ['Riga', 'Latvia', 56.9496, 24.1052],
  riyadh: ['Riyadh', 'Saudi Arabia', 24.7136, 46.6753],
  saltLakeCity: ['Salt Lake City', 'United States', 40.7608, -111.891],
  sanAntonio: ['San Antonio', 'United States', 29.4241, -98.4936],
  sanFrancisco: ['San Francisco', 'United States', 37.7749, -122.4194],
  sanLuisPotosi: ['San Luis Potosí', 'Mexico', 22.1565, -100.9855],
  santiago: ['Santiago', 'Chile', -33.4489, -70.6693],
  saoPaulo: ['São Paulo', 'Brazil', -23.5558, -46.6396],
  seattle: ['Seattle', 'United States', 47.6062, -122.3321],
  seville: ['Seville', 'Spain', 37.3891, -5.9845],
  shanghai: ['Shanghai', 'China', 31.2304, 121.4737],
  singapore: ['Singapore', 'Singapore', 1.3521, 103.8198],
  sofia: ['Sofia', 'Bulgaria', 42.6977, 23.3219],
  sydney: ['Sydney', 'Australia', -33.8688, 151.2093],
  tallinn: ['Tallinn', 'Estonia', 59.437, 24.7536],
  tangier: ['Tangier', 'Morocco', 35.7595, -5.834],
  tokyo: ['Tokyo', 'Japan', 35.6762, 139.6503],
  toronto: ['Toronto', 'Canada', 43.6532, -79.3832],
  vancouver: ['Vancouver', 'Canada', 49.2827, -123.1207],
  vienna: ['Vienna', 'Austria', 48.2082, 16.3738],
  vilnius: ['Vilnius', 'Lithuania', 54.6872, 25.2797],
  warsaw: ['Warsaw', 'Poland', 52.2297, 21.0122],
  wuhan: ['Wuhan', 'China', 30.5928, 114.3055],
} as const satisfies Record<string, City>

type CityKey = keyof typeof cities
type Warning = 'NO_WARNINGS' | 'TEMPERATURE_NOT_OPTIMAL' | 'ECU_NOT_RESPONDING' | 'OIL_LEAKAGE' | 'FUEL_PROBLEMS'

/** A vehicle: route, progress, warnings, and delay in hours. */
type Entry = [way: CityKey[], progress: number, warning?: Warning, lateHours?: number]

const entries: Entry[] = [
  [['cordobaSpain', 'madrid', 'barcelona', 'lyon'], 49],
  [['hamburg', 'berlin', 'prague', 'vienna'], 24, 'ECU_NOT_RESPONDING'],
  [['nairobi', 'kampala', 'kigali'], 63],
  [['mumbai', 'pune', 'bengaluru', 'chennai'], 92, 'TEMPERATURE_NOT_OPTIMAL'],
  [['mexico', 'sanLuisPotosi', 'monterrey', 'sanAntonio'], 37],
  [['cordobaArgentina', 'mendoza', 'santiago'], 100],
  [['saoPaulo', 'curitiba', 'portoAlegre', 'montevideo'], 58, 'OIL_LEAKAGE', 7],
  [['oslo', 'gothenburg', 'copenhagen', 'hamburg'], 12],
  [['istanbul', 'sofia', 'belgrade', 'budapest'], 76],
  [['lagos', 'cotonou', 'lome', 'accra'], 81, 'FUEL_PROBLEMS', 3],
  [['cairo', 'luxor', 'aswan'], 44],
  [['casablanca', 'tangier', 'seville', 'madrid'], 66, 'TEMPERATURE_NOT_OPTIMAL'],
  [['toronto', 'montreal', 'quebec'], 30],
  [['chicago', 'omaha', 'denver', 'saltLakeCity'], 89],
  [['vancouver', 'seattle', 'portland', 'sanFrancisco'], 18, 'ECU_NOT_RESPONDING'],
  [['sydney', 'canberra', 'melbourne'], 71],
  [['tokyo', 'nagoya', 'osaka', 'hiroshima'], 53],
  [['shanghai', 'nanjing', 'wuhan', 'chengdu'], 27, 'FUEL_PROBLEMS'],
  [['hanoi', 'daNang', 'hoChiMinh', 'phnomPenh'], 95],
  [['bangkok', 'hatYai', 'kualaLumpur', 'singapore'], 40, 'TEMPERATURE_NOT_OPTIMAL', 16],
  [['riyadh', 'dammam', 'dubai', 'muscat'], 0],
  [['warsaw', 'vilnius', 'riga', 'tallinn'], 84],
  [['edinburgh', 'leeds', 'london'], 100],
  [['capeTown', 'bloemfontein', 'johannesburg', 'gaborone'], 61, 'OIL_LEAKAGE'],
  [['lima', 'arequipa', 'laPaz'], 8],
]

/** Regions of the countries where routes start; the others start in Europe. */
const regions: Record<string, VehicleRow['region']> = {
  Argentina: 'SOUTH_AMERICA',
  Australia: 'OCEANIA',
  Brazil: 'SOUTH_AMERICA',
  Canada: 'NORTH_AMERICA',
  China: 'ASIA',
  Egypt: 'AFRICA',
  India: 'ASIA',
  Japan: 'ASIA',
  Kenya: 'AFRICA',
  Mexico: 'NORTH_AMERICA',
  Morocco: 'AFRICA',
  Nigeria: 'AFRICA',
  Peru: 'SOUTH_AMERICA',
  'Saudi Arabia': 'ASIA',
  'South Africa': 'AFRICA',
  Thailand: 'ASIA',
  'United States': 'NORTH_AMERICA',
  Vietnam: 'ASIA',
}

/** Kilometers off the route, by vehicle. */
const deviations: Record<number, number> = { 5: 14, 13: 6, 18: 32 }
/** Hours before last midnight at which vehicles stopped reporting their position. */
const silences: Record<number, number> = { 2: 5, 15: 19, 22: 2 }

/** Average speed along the great circle, in kilometers per hour, including breaks. */
const speed = 45
const loadingMs = 1.5 * hourMs

/**
 * Everything happened before last midnight, and vehicles on time arrive after the next, so nothing changes during the
 * day.
 */
export const vehicleRows = (now: Date) =>
  entries.map(([way, progress, warning = 'NO_WARNINGS', lateHours = 0], index) => {
    const today = Math.floor(now.getTime() / dayMs) * dayMs
    const stops = way.map((key): Stop => {
      const [place, , latitude, longitude] = cities[key]
      return { place, latitude, longitude }
    })
    const planned = ((lengths(stops).at(-1) ?? 0) / speed) * hourMs
    const isThere = progress === 100
    const elapsed = isThere ? planned + 5 * hourMs : lateHours > 0 ? planned + lateHours * hourMs : (planned * progress) / 100
    const departed = today - elapsed
    const remaining = planned - elapsed
    const eta = isThere || lateHours > 0 ? departed + planned : today + dayMs + Math.max(remaining, hourMs)
    const driven = isThere ? planned : elapsed
    const minutes = (time: number) => new Date(Math.round(time / 60_000) * 60_000).toISOString()
    const [start, end] = [cities[way[0] as CityKey], cities[way.at(-1) as CityKey]] // every route has both
    return {
      id: index + 1,
      location: 184_000 + ((index * 31_337 + 9_241) % 760_000),
      startCity: start[0],
      startCountry: start[1],
      endCity: end[0],
      endCountry: end[1],
      warning,
      progress,
      eta: minutes(eta),
      region: regions[start[1]] ?? 'EUROPE',
      deviation: deviations[index + 1] ?? 0,
      signalLostAt: silences[index + 1] === undefined ? null : minutes(today - Number(silences[index + 1]) * hourMs),
      stops,
      timeline: stagesOf(stops)
        .filter(({ from }) => from <= progress)
        .map(({ title, place, from }) => ({
          at: minutes(title === 'Loaded' ? departed - loadingMs : title === 'Departed' ? departed : departed + (driven * from) / progress),
          title,
          place,
        })),
    }
  })

const recordedDays = 60
/** Shipments by day of the week, Sunday first. */
const week = [14, 38, 41, 39, 44, 36, 21]

/** Figures of the last sixty days: fewer shipments on weekends, slightly more each week. */
export const fleetDayRows = (now: Date) =>
  Array.from({ length: recordedDays }, (_, index) => {
    const at = new Date((Math.floor(now.getTime() / dayMs) - recordedDays + index) * dayMs)
    const wave = (index * 7 + 3) % 5
    const shipments = (week[at.getUTCDay()] ?? 0) + Math.floor(index / 8) + wave
    // Most are delivered on the next day or the one after.
    const deliveries =
      Math.round(((week[(at.getUTCDay() + 6) % 7] ?? 0) + (week[(at.getUTCDay() + 5) % 7] ?? 0)) / 2) + Math.floor(index / 9) + (wave % 3)
    const isLast = index === recordedDays - 1
    return {
      id: index + 1,
      day: at.toISOString().slice(0, 10),
      shipments,
      deliveries,
      onTime: Math.round(deliveries * (0.88 + ((index * 3) % 8) / 100)),
      hours: Math.round(deliveries * (31 - index / 20 + (wave - 2) / 4)),
      onRoute: isLast ? 21 : 19 + wave,
      warnings: isLast ? 7 : 6 + (wave % 3),
      deviated: isLast ? 4 : 2 + (wave % 2),
      late: isLast ? 3 : 2 + (wave % 3),
    }
  })
