/**
 * Sixty products of the demonstration shop: invented names and makers, the oldest first. The key is also the name of the
 * picture; a key such as `boot-rain` is a variant of the drawing `boot`.
 */
import { dayMs } from '../server/time.ts'
import { ownCategoryOf } from './own-categories.ts'
import { combine, productDetails, qualitiesOf, spread } from './product-details.ts'

interface Entry {
  name: string
  maker: string
  category: 'ELECTRONICS' | 'ACCESSORIES' | 'SHOES' | 'OFFICE' | 'HOME_DECOR' | 'GAMES'
  /** Cents. */
  price: number
  qty: number
  text: string
}

export const products = {
  lamp: {
    name: 'Halden Desk Lamp',
    maker: 'Nordlicht & Daughters',
    category: 'OFFICE',
    price: 8900,
    qty: 42,
    text: 'An arm that stays where it is put, and light from candle to noon.',
  },
  headphones: {
    name: 'Driftwood Wireless Headphones',
    maker: 'Aurelle Audio',
    category: 'ELECTRONICS',
    price: 21900,
    qty: 18,
    text: 'Closed, quiet and light. Thirty hours between two charges.',
  },
  mug: {
    name: 'Terrane Stoneware Mug',
    maker: 'Ember & Slip',
    category: 'HOME_DECOR',
    price: 2400,
    qty: 160,
    text: 'Thrown by hand and glazed twice, so no two are alike.',
  },
  chair: {
    name: 'Arcwell Office Chair',
    maker: 'Seatwright',
    category: 'OFFICE',
    price: 34900,
    qty: 11,
    text: 'A back that follows yours, arms that move in four directions.',
  },
  keyboard: {
    name: 'Tacet 75 Keyboard',
    maker: 'Keyhollow',
    category: 'ELECTRONICS',
    price: 14900,
    qty: 27,
    text: 'Firm keys with a low sound. Every layout can be changed on the board itself.',
  },
  watch: {
    name: 'Longfield Wristwatch',
    maker: 'Oakhand',
    category: 'ACCESSORIES',
    price: 18500,
    qty: 33,
    text: 'Three hands, one date and nothing else to look at.',
  },
  bag: {
    name: 'Harbourmaster Canvas Backpack',
    maker: 'Saltmarsh & Sons',
    category: 'ACCESSORIES',
    price: 9800,
    qty: 54,
    text: 'Waxed canvas that keeps a laptop dry through heavy rain.',
  },
  shoe: {
    name: 'Fellrunner Trail Shoes',
    maker: 'Highmark',
    category: 'SHOES',
    price: 12900,
    qty: 38,
    text: 'Deep tread for wet rock, and a sole that can be replaced.',
  },
  plant: {
    name: 'Verdure Self-Watering Pot',
    maker: 'Mossbanks',
    category: 'HOME_DECOR',
    price: 3200,
    qty: 87,
    text: 'Fill the tank on the first of the month and forget about it.',
  },
  camera: {
    name: 'Lumette Instant Camera',
    maker: 'Pictorium',
    category: 'ELECTRONICS',
    price: 11900,
    qty: 9,
    text: 'Soft colours on paper, two minutes after the shutter.',
  },
  bottle: {
    name: 'Fjordling Insulated Bottle',
    maker: 'Saltmarsh & Sons',
    category: 'ACCESSORIES',
    price: 2900,
    qty: 210,
    text: 'Twelve hours warm, twenty-four hours cold, and a lid that comes apart.',
  },
  notebook: {
    name: 'Foliant Dotted Notebook',
    maker: 'Quillwater Paper',
    category: 'OFFICE',
    price: 1650,
    qty: 340,
    text: 'Heavy paper that lies flat from the first page to the last.',
  },
  speaker: {
    name: 'Cobblestone Portable Speaker',
    maker: 'Aurelle Audio',
    category: 'ELECTRONICS',
    price: 7900,
    qty: 46,
    text: 'A small stone with a big voice, at home in sand and rain.',
  },
  blanket: {
    name: 'Hartfleece Wool Blanket',
    maker: 'Hartfleece Mill',
    category: 'HOME_DECOR',
    price: 11400,
    qty: 22,
    text: 'New wool from one valley, warm without weight.',
  },
  game: {
    name: 'Lantern Isle Board Game',
    maker: 'Three Rooks',
    category: 'GAMES',
    price: 4200,
    qty: 64,
    text: 'Two to five players, an hour each, and nobody is out before the end.',
  },
  clock: {
    name: 'Quarterly Wall Clock',
    maker: 'Nordlicht & Daughters',
    category: 'HOME_DECOR',
    price: 5900,
    qty: 29,
    text: 'A silent movement behind a plain face.',
  },
  pen: {
    name: 'Gravenhand Fountain Pen',
    maker: 'Quillwater Paper',
    category: 'OFFICE',
    price: 7400,
    qty: 51,
    text: 'A steel nib, ground by hand, in a box of ash wood.',
  },
  kettle: {
    name: 'Plumeria Gooseneck Kettle',
    maker: 'Ember & Slip',
    category: 'HOME_DECOR',
    price: 8600,
    qty: 0,
    text: 'Pours as thin as a pencil and holds its temperature for twenty minutes.',
  },
  umbrella: {
    name: 'Petrichor Storm Umbrella',
    maker: 'Highmark',
    category: 'ACCESSORIES',
    price: 4900,
    qty: 73,
    text: 'Bends in a gale and springs back.',
  },
  skillet: {
    name: 'Ironbark Cast Skillet',
    maker: 'Ember & Slip',
    category: 'HOME_DECOR',
    price: 6800,
    qty: 40,
    text: 'Seasoned three times before it leaves the foundry.',
  },
  monitor: {
    name: 'Clearwater 27 Display',
    maker: 'Keyhollow',
    category: 'ELECTRONICS',
    price: 42900,
    qty: 14,
    text: 'Even light to the corners, and one cable for picture and power.',
  },
  'shoe-road': {
    name: 'Milepost Running Shoes',
    maker: 'Highmark',
    category: 'SHOES',
    price: 11900,
    qty: 45,
    text: 'Made for tarmac: light, springy and easy to lace.',
  },
  wallet: {
    name: 'Threefold Slim Wallet',
    maker: 'Oakhand',
    category: 'ACCESSORIES',
    price: 5400,
    qty: 96,
    text: 'Eight cards and a few notes in one piece of leather.',
  },
  vase: {
    name: 'Reedwater Vase',
    maker: 'Ember & Slip',
    category: 'HOME_DECOR',
    price: 4600,
    qty: 36,
    text: 'A narrow neck that holds a single branch upright.',
  },
  mouse: {
    name: 'Pebble Wireless Mouse',
    maker: 'Keyhollow',
    category: 'ELECTRONICS',
    price: 4900,
    qty: 88,
    text: 'Fits either hand and runs four months on one charge.',
  },
  desk: {
    name: 'Longboard Standing Desk',
    maker: 'Seatwright',
    category: 'OFFICE',
    price: 58900,
    qty: 6,
    text: 'Goes up and down without a sound and remembers three heights.',
  },
  boot: {
    name: 'Cairn Walking Boots',
    maker: 'Highmark',
    category: 'SHOES',
    price: 17900,
    qty: 31,
    text: 'Full leather, sewn soles, and a tongue that keeps gravel out.',
  },
  candle: {
    name: 'Beeswax Pillar Candle',
    maker: 'Mossbanks',
    category: 'HOME_DECOR',
    price: 1900,
    qty: 124,
    text: 'Sixty hours of quiet light that smells of honey.',
  },
  chess: {
    name: 'Tournament Chess Set',
    maker: 'Three Rooks',
    category: 'GAMES',
    price: 6900,
    qty: 25,
    text: 'Weighted pieces of maple and walnut, and a board that rolls up.',
  },
  glasses: {
    name: 'Cove Reading Glasses',
    maker: 'Oakhand',
    category: 'ACCESSORIES',
    price: 3900,
    qty: 67,
    text: 'Light frames in six strengths, with a case that closes softly.',
  },
  tablet: {
    name: 'Slate 10 Drawing Tablet',
    maker: 'Pictorium',
    category: 'ELECTRONICS',
    price: 32900,
    qty: 12,
    text: 'A matt surface that feels like paper, and a pen without a battery.',
  },
  'notebook-pocket': {
    name: 'Foliant Pocket Notebook',
    maker: 'Quillwater Paper',
    category: 'OFFICE',
    price: 950,
    qty: 410,
    text: 'The same paper in the size of a shirt pocket, three in a pack.',
  },
  scarf: {
    name: 'Lowland Merino Scarf',
    maker: 'Hartfleece Mill',
    category: 'ACCESSORIES',
    price: 5200,
    qty: 58,
    text: 'Long enough for two turns, and soft from the first day.',
  },
  sandal: {
    name: 'Tidewalk Sandals',
    maker: 'Highmark',
    category: 'SHOES',
    price: 7400,
    qty: 49,
    text: 'Three straps that can be set, and a footbed of cork.',
  },
  mirror: {
    name: 'Halfmoon Wall Mirror',
    maker: 'Nordlicht & Daughters',
    category: 'HOME_DECOR',
    price: 12400,
    qty: 8,
    text: 'Half a circle of clear glass on a shelf of oak.',
  },
  phone: {
    name: 'Parlour Cordless Phone',
    maker: 'Aurelle Audio',
    category: 'ELECTRONICS',
    price: 6900,
    qty: 0,
    text: 'A telephone that rings, is answered, and does nothing else.',
  },
  stapler: {
    name: 'Clasp Steel Stapler',
    maker: 'Quillwater Paper',
    category: 'OFFICE',
    price: 2200,
    qty: 140,
    text: 'Thirty sheets at once. Built to be repaired.',
  },
  dice: {
    name: 'Meadow Dice Set',
    maker: 'Three Rooks',
    category: 'GAMES',
    price: 1800,
    qty: 175,
    text: 'Seven dice of pressed flowers in clear resin.',
  },
  'watch-dive': {
    name: 'Fathom Diving Watch',
    maker: 'Oakhand',
    category: 'ACCESSORIES',
    price: 27900,
    qty: 13,
    text: 'Tight to two hundred metres, and readable in the dark.',
  },
  slipper: {
    name: 'Hearthside Felt Slippers',
    maker: 'Hartfleece Mill',
    category: 'SHOES',
    price: 4400,
    qty: 82,
    text: 'Pressed wool with a sole for cold floors.',
  },
  radio: {
    name: 'Medley Kitchen Radio',
    maker: 'Aurelle Audio',
    category: 'ELECTRONICS',
    price: 8900,
    qty: 23,
    text: 'Five stations on five keys, and a timer for eggs.',
  },
  'plant-hanging': {
    name: 'Verdure Hanging Planter',
    maker: 'Mossbanks',
    category: 'HOME_DECOR',
    price: 2700,
    qty: 61,
    text: 'For ferns in bright corners; the cord is of hemp.',
  },
  tray: {
    name: 'Inbox Letter Tray',
    maker: 'Seatwright',
    category: 'OFFICE',
    price: 2600,
    qty: 93,
    text: 'Beech ply that stacks as high as the work does.',
  },
  'boot-rain': {
    name: 'Puddlegate Rain Boots',
    maker: 'Saltmarsh & Sons',
    category: 'SHOES',
    price: 6400,
    qty: 57,
    text: 'Natural rubber with a lining that dries overnight.',
  },
  cards: {
    name: 'Almanac Playing Cards',
    maker: 'Three Rooks',
    category: 'GAMES',
    price: 1400,
    qty: 260,
    text: 'Fifty-two cards, one for each week, drawn as garden plants.',
  },
  hat: {
    name: 'Broadmoor Sun Hat',
    maker: 'Saltmarsh & Sons',
    category: 'ACCESSORIES',
    price: 3700,
    qty: 44,
    text: 'A wide brim that can be rolled into a bag.',
  },
  'headphones-buds': {
    name: 'Skiff Earbuds',
    maker: 'Aurelle Audio',
    category: 'ELECTRONICS',
    price: 9900,
    qty: 76,
    text: 'Small as a bean, with three sizes of tips.',
  },
  scissors: {
    name: 'Crane Paper Scissors',
    maker: 'Quillwater Paper',
    category: 'OFFICE',
    price: 1950,
    qty: 118,
    text: 'Forged blades that close to the very point.',
  },
  'shoe-court': {
    name: 'Baseline Court Shoes',
    maker: 'Highmark',
    category: 'SHOES',
    price: 9900,
    qty: 7,
    text: 'A flat sole for quick turns on clay and in halls.',
  },
  'blanket-rug': {
    name: 'Fieldway Woven Rug',
    maker: 'Hartfleece Mill',
    category: 'HOME_DECOR',
    price: 18900,
    qty: 10,
    text: 'Woven flat from wool ends, so each one has its own stripes.',
  },
  puzzle: {
    name: 'Thousand Rooftops Puzzle',
    maker: 'Three Rooks',
    category: 'GAMES',
    price: 2800,
    qty: 70,
    text: 'A thousand pieces without two that look alike.',
  },
  'bag-tote': {
    name: 'Quayside Tote',
    maker: 'Saltmarsh & Sons',
    category: 'ACCESSORIES',
    price: 3400,
    qty: 132,
    text: 'Carries a week of shopping, and folds into its own pocket.',
  },
  'keyboard-travel': {
    name: 'Tacet 40 Travel Keyboard',
    maker: 'Keyhollow',
    category: 'ELECTRONICS',
    price: 9400,
    qty: 30,
    text: 'As wide as a hand is long, and quiet enough for a train.',
  },
  'pen-brush': {
    name: 'Gravenhand Brush Pen',
    maker: 'Quillwater Paper',
    category: 'OFFICE',
    price: 2100,
    qty: 0,
    text: 'From a hair to a finger in one stroke.',
  },
  'boot-chelsea': {
    name: 'Kerbstone Chelsea Boots',
    maker: 'Oakhand',
    category: 'SHOES',
    price: 16400,
    qty: 19,
    text: 'Elastic on both sides and a loop to pull them on by.',
  },
  'speaker-shelf': {
    name: 'Cobblestone Shelf Speakers',
    maker: 'Aurelle Audio',
    category: 'ELECTRONICS',
    price: 26900,
    qty: 15,
    text: 'A pair in oiled walnut that fills a living room.',
  },
  'umbrella-pocket': {
    name: 'Petrichor Pocket Umbrella',
    maker: 'Highmark',
    category: 'ACCESSORIES',
    price: 2900,
    qty: 105,
    text: 'As long as a pencil case, and up with one thumb.',
  },
  'chair-stool': {
    name: 'Arcwell Perch Stool',
    maker: 'Seatwright',
    category: 'OFFICE',
    price: 14900,
    qty: 16,
    text: 'For those who stand and would rather lean.',
  },
  joystick: {
    name: 'Comet Game Controller',
    maker: 'Keyhollow',
    category: 'GAMES',
    price: 5900,
    qty: 52,
    text: 'Two sticks, twelve buttons, and a cable as long as a sofa.',
  },
  belt: {
    name: 'Saddler Leather Belt',
    maker: 'Oakhand',
    category: 'ACCESSORIES',
    price: 4800,
    qty: 79,
    text: 'One piece of leather, cut to length in the shop.',
  },
} as const satisfies Record<string, Entry>

export type ProductKey = keyof typeof products

export const productKeys = Object.keys(products) as ProductKey[] // the keys of the object above

/** Taken out of the shop for a while, and days until those that are still to come. */
const inactive = new Set<ProductKey>(['phone', 'mirror', 'hat', 'sandal', 'pen-brush', 'tray', 'dice', 'boot-rain'])
const scheduled = new Map<ProductKey, number>([
  ['speaker-shelf', 3],
  ['umbrella-pocket', 5],
  ['chair-stool', 8],
  ['joystick', 12],
  ['belt', 20],
])

/** Whether the seed shows the product in the shop: only such products are ordered. */
export const isOnSale = (key: ProductKey): boolean => !inactive.has(key) && !scheduled.has(key)

/** Number of a product of the seed, counted from 1. */
export const productId = (key: ProductKey): number => productKeys.indexOf(key) + 1

/** Days since a product was drafted: what is on sale is older than every order of the seed. */
const ageOf = (index: number) => (index < 55 ? 95 + (54 - index) * 11 : 2 + (59 - index) * 5)

const tagsOf: Record<Entry['category'], string[]> = {
  ELECTRONICS: ['sound', 'desk'],
  ACCESSORIES: ['travel', 'gift'],
  SHOES: ['outdoor'],
  OFFICE: ['desk', 'work'],
  HOME_DECOR: ['home', 'gift'],
  GAMES: ['play', 'gift'],
}

/** Thirteen digits of which the last checks the others, in a range for use within one shop. */
function barcodeOf(number: number): string {
  const digits = `20${String(number * 7_654_321)
    .padStart(10, '0')
    .slice(-10)}`
  const sum = Array.from(digits).reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3), 0)
  return digits + String((10 - (sum % 10)) % 10)
}

const skuOf = (index: number) => String(10_000 + (((index + 3) * 7919) % 89_999))

/** The sixty products of the last two years. */
export function productRows(now: Date) {
  const today = Math.floor(now.getTime() / dayMs) * dayMs
  return productKeys.map((key, index) => {
    const { name, maker, category, price, qty }: Entry = products[key]
    const days = scheduled.get(key)
    return {
      id: index + 1,
      productName: name,
      productBrand: maker,
      category,
      ownCategoryId: ownCategoryOf(key),
      stock: qty > 0,
      sku: skuOf(index),
      price,
      qty,
      status: inactive.has(key) ? 'INACTIVE' : days === undefined ? 'PUBLISHED' : 'SCHEDULED',
      publishAt: days === undefined ? null : new Date(today + days * dayMs + 9 * 3_600_000).toISOString(),
      image: `/art/products/${key}.svg`,
      comparePrice: index % 7 === 3 ? Math.round((price * 1.25) / 100) * 100 : null,
      cost: Math.round(price * (0.42 + (index % 5) * 0.04)),
      barcode: barcodeOf(index + 1),
      tags: tagsOf[category],
      createdAt: new Date(today - ageOf(index) * dayMs + ((index * 97) % 540) * 60_000 + 8 * 3_600_000).toISOString(),
      ...detailsOf(key),
    }
  })
}

function detailsOf(key: ProductKey) {
  const { collection, weight, size, options = [] } = productDetails[key]
  const { name, text }: Entry = products[key]
  const [length, width, height] = size
  const drawn = { src: `/art/products/${key}.svg`, alt: `Drawing of the ${name}` }
  const other = { src: `/art/products/${key}-back.svg`, alt: `The ${name} in another colour` }
  const isBook = key.startsWith('notebook')
  return {
    collection,
    images: options.some(option => option.name === 'Colour') ? [drawn, other] : [drawn],
    options,
    ...describe(key, text),
    isTaxable: true,
    taxClass: isBook ? 'REDUCED' : 'STANDARD',
    isPhysical: true,
    weight,
    dimensions: { length, width, height },
    attributes: qualitiesOf(key),
  }
}

const written = (text: string, ...marks: { type: string }[]) => ({ type: 'text', ...(marks.length > 0 && { marks }), text })
const paragraph = (...content: object[]) => ({ type: 'paragraph', content })

/** Some descriptions have formatting, whose plain text is the description itself. */
const formatted = new Set<ProductKey>(['lamp', 'chair', 'desk', 'shoe', 'game'])

function describe(key: ProductKey, text: string) {
  if (!formatted.has(key)) return { description: text, richDescription: null }
  const qualities = qualitiesOf(key)
  const items = qualities.map(({ name, value }) => ({
    type: 'listItem',
    content: [paragraph(written(name, { type: 'bold' }), written(`: ${value}`))],
  }))
  const richDescription = {
    type: 'doc',
    content: [
      paragraph(written(text)),
      { type: 'heading', attrs: { level: 2 }, content: [written('Good to know')] },
      { type: 'bulletList', content: items },
    ],
  }
  return { description: [text, 'Good to know', ...qualities.map(({ name, value }) => `${name}: ${value}`)].join('\n'), richDescription }
}

/** The combinations of each product's options, whose pieces together are the product's. */
export function productVariantRows() {
  const all = productKeys.flatMap((key, index) => {
    const { options } = productDetails[key]
    if (!options) return []
    const { price, qty }: Entry = products[key]
    const combinations = combine(options)
    const pieces = spread(qty, combinations.length)
    return combinations.map((choices, position) => ({
      productId: index + 1,
      position,
      choices,
      sku: `${skuOf(index)}-${String(position + 1).padStart(2, '0')}`,
      price: choices.includes('750 ml') || choices.includes('160 cm') ? Math.round((price * 1.15) / 100) * 100 : price,
      qty: pieces[position] ?? 0,
    }))
  })
  return all.map((row, index) => ({ id: index + 1, ...row }))
}
