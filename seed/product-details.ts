/** Collections, dimensions, attributes, and options of products. */
import type { ProductKey } from './product-list.ts'

interface Details {
  collection: string
  /** Packed weight in grams. */
  weight: number
  /** Package dimensions in millimeters. */
  size: [length: number, width: number, height: number]
  /** Such as `Material: oak; Made in: Norway`. */
  qualities: string
  options?: { name: string; values: string[] }[]
}

const women = ['37', '38', '39', '40', '41']
const men = ['40', '41', '42', '43', '44']
const size = (...values: string[]) => ({ name: 'Size', values })
const color = (...values: string[]) => ({ name: 'Color', values })

export const productDetails: Record<ProductKey, Details> = {
  lamp: {
    collection: 'Quiet desk',
    weight: 2100,
    size: [480, 220, 180],
    qualities: 'Material: Steel; Light: 2,700 to 5,000 K; Cable: 1.8 m',
  },
  headphones: {
    collection: 'On the road',
    weight: 540,
    size: [230, 200, 95],
    qualities: 'Battery: 30 hours; Charging: USB-C',
    options: [color('Graphite', 'Sand')],
  },
  mug: {
    collection: 'Slow home',
    weight: 420,
    size: [130, 130, 120],
    qualities: 'Material: Stoneware; Holds: 330 ml; Dishwasher: Yes',
    options: [color('Chalk', 'Moss', 'Ink')],
  },
  chair: { collection: 'Quiet desk', weight: 17500, size: [700, 640, 420], qualities: 'Carries: 130 kg; Guarantee: 5 years' },
  keyboard: { collection: 'Quiet desk', weight: 980, size: [360, 170, 60], qualities: 'Keys: 84; Layout: US; Connection: USB-C' },
  watch: {
    collection: 'On the road',
    weight: 160,
    size: [110, 90, 80],
    qualities: 'Case: 38 mm; Glass: Sapphire',
    options: [color('Black strap', 'Tan strap')],
  },
  bag: {
    collection: 'On the road',
    weight: 1150,
    size: [500, 340, 120],
    qualities: 'Material: Waxed canvas; Holds: 22 l',
    options: [color('Navy', 'Olive')],
  },
  shoe: {
    collection: 'Weather',
    weight: 820,
    size: [330, 210, 125],
    qualities: 'Sole: Rubber, replaceable; Drop: 6 mm',
    options: [size(...men), color('Slate', 'Rust')],
  },
  plant: { collection: 'Slow home', weight: 900, size: [190, 190, 200], qualities: 'Material: Recycled plastic; Water: 3 weeks' },
  camera: { collection: 'On the road', weight: 610, size: [170, 140, 100], qualities: 'Film: 62 by 46 mm; Battery: 2 AA' },
  bottle: {
    collection: 'On the road',
    weight: 350,
    size: [270, 80, 80],
    qualities: 'Keeps warm: 12 hours; Material: Steel',
    options: [size('500 ml', '750 ml'), color('Steel', 'Pine')],
  },
  notebook: { collection: 'Quiet desk', weight: 310, size: [215, 150, 20], qualities: 'Pages: 192; Paper: 90 g; Ruling: Dots' },
  speaker: { collection: 'On the road', weight: 740, size: [200, 110, 110], qualities: 'Battery: 14 hours; Water: IPX5' },
  blanket: { collection: 'Slow home', weight: 1400, size: [400, 320, 140], qualities: 'Material: Wool; Measures: 130 by 180 cm' },
  game: {
    collection: 'Long evenings',
    weight: 1300,
    size: [300, 300, 70],
    qualities: 'Players: 2 to 4; Lasts: 60 minutes; Age: 10 and older',
  },
  clock: { collection: 'Slow home', weight: 950, size: [330, 330, 70], qualities: 'Diameter: 30 cm; Movement: Silent' },
  pen: {
    collection: 'Quiet desk',
    weight: 90,
    size: [180, 60, 40],
    qualities: 'Nib: Steel; Ink: Cartridge or converter',
    options: [{ name: 'Nib', values: ['Fine', 'Medium', 'Broad'] }],
  },
  kettle: { collection: 'Slow home', weight: 1250, size: [300, 220, 220], qualities: 'Holds: 0.9 l; Power: 1,000 W' },
  umbrella: { collection: 'Weather', weight: 560, size: [900, 80, 80], qualities: 'Wind: up to 100 km/h; Ribs: 8' },
  skillet: { collection: 'Slow home', weight: 2900, size: [450, 290, 70], qualities: 'Material: Cast iron; Diameter: 26 cm' },
  monitor: { collection: 'Quiet desk', weight: 7400, size: [700, 450, 180], qualities: 'Diagonal: 27 inches; Points: 2,560 by 1,440' },
  'shoe-road': {
    collection: 'Weather',
    weight: 690,
    size: [330, 210, 125],
    qualities: 'Sole: Foam; Drop: 8 mm',
    options: [size(...women), color('Cloud', 'Coral')],
  },
  wallet: {
    collection: 'On the road',
    weight: 95,
    size: [120, 95, 25],
    qualities: 'Material: Leather; Cards: 8',
    options: [color('Black', 'Chestnut', 'Moss')],
  },
  vase: { collection: 'Slow home', weight: 1100, size: [180, 180, 320], qualities: 'Material: Glass; Height: 28 cm' },
  mouse: { collection: 'Quiet desk', weight: 170, size: [140, 100, 60], qualities: 'Battery: 6 months; Connection: Wireless' },
  desk: {
    collection: 'Quiet desk',
    weight: 38000,
    size: [1620, 760, 180],
    qualities: 'Height: 65 to 130 cm; Top: Oak',
    options: [{ name: 'Width', values: ['140 cm', '160 cm'] }],
  },
  boot: {
    collection: 'Weather',
    weight: 1350,
    size: [350, 300, 130],
    qualities: 'Material: Leather; Lining: Wool',
    options: [size(...men)],
  },
  candle: { collection: 'Slow home', weight: 380, size: [90, 90, 180], qualities: 'Material: Beeswax; Burns: 45 hours' },
  chess: { collection: 'Long evenings', weight: 2200, size: [420, 420, 80], qualities: 'Players: 2; Material: Boxwood' },
  glasses: {
    collection: 'Quiet desk',
    weight: 110,
    size: [170, 70, 60],
    qualities: 'Frame: Acetate',
    options: [{ name: 'Strength', values: ['+1.0', '+1.5', '+2.0', '+2.5'] }],
  },
  tablet: { collection: 'Quiet desk', weight: 870, size: [320, 240, 50], qualities: 'Levels: 8,192; Connection: USB-C' },
  'notebook-pocket': { collection: 'On the road', weight: 120, size: [145, 95, 15], qualities: 'Pages: 96; Paper: 90 g; Ruling: Plain' },
  scarf: {
    collection: 'Weather',
    weight: 210,
    size: [300, 220, 50],
    qualities: 'Material: Merino wool; Measures: 30 by 180 cm',
    options: [color('Oatmeal', 'Heather', 'Midnight')],
  },
  sandal: {
    collection: 'Weather',
    weight: 560,
    size: [310, 200, 110],
    qualities: 'Material: Leather; Sole: Cork',
    options: [size(...women)],
  },
  mirror: { collection: 'Slow home', weight: 5200, size: [900, 480, 60], qualities: 'Frame: Brass; Measures: 80 by 40 cm' },
  phone: { collection: 'Slow home', weight: 620, size: [230, 160, 100], qualities: 'Battery: 12 hours; Reach: 40 m' },
  stapler: { collection: 'Quiet desk', weight: 330, size: [170, 60, 70], qualities: 'Staples: 26/6; Sheets: 20' },
  dice: { collection: 'Long evenings', weight: 80, size: [110, 80, 30], qualities: 'Pieces: 7; Material: Resin' },
  'watch-dive': { collection: 'Weather', weight: 210, size: [120, 100, 90], qualities: 'Case: 41 mm; Water: 200 m' },
  slipper: {
    collection: 'Slow home',
    weight: 390,
    size: [300, 200, 100],
    qualities: 'Material: Felt; Sole: Rubber',
    options: [size('S', 'M', 'L'), color('Gray', 'Berry')],
  },
  radio: { collection: 'Slow home', weight: 1500, size: [260, 180, 140], qualities: 'Receives: FM and DAB+; Power: Mains' },
  'plant-hanging': { collection: 'Slow home', weight: 640, size: [180, 180, 170], qualities: 'Material: Recycled plastic; Cord: Cotton' },
  tray: { collection: 'Quiet desk', weight: 780, size: [350, 260, 80], qualities: 'Material: Steel; Holds: A4' },
  'boot-rain': {
    collection: 'Weather',
    weight: 1250,
    size: [360, 300, 130],
    qualities: 'Material: Natural rubber',
    options: [size(...women)],
  },
  cards: { collection: 'Long evenings', weight: 110, size: [95, 70, 25], qualities: 'Cards: 54; Paper: Linen' },
  hat: { collection: 'Weather', weight: 140, size: [340, 320, 130], qualities: 'Material: Straw', options: [size('S', 'M', 'L')] },
  'headphones-buds': {
    collection: 'On the road',
    weight: 120,
    size: [110, 90, 50],
    qualities: 'Battery: 6 hours, 24 with the case',
    options: [color('Graphite', 'Chalk')],
  },
  scissors: { collection: 'Quiet desk', weight: 130, size: [230, 100, 20], qualities: 'Material: Steel; Length: 21 cm' },
  'shoe-court': { collection: 'Weather', weight: 720, size: [330, 210, 125], qualities: 'Sole: Rubber', options: [size(...men)] },
  'blanket-rug': { collection: 'Slow home', weight: 6800, size: [1450, 260, 260], qualities: 'Material: Wool; Measures: 140 by 200 cm' },
  puzzle: { collection: 'Long evenings', weight: 780, size: [330, 240, 60], qualities: 'Pieces: 1,000; Measures: 68 by 48 cm' },
  'bag-tote': {
    collection: 'On the road',
    weight: 260,
    size: [400, 380, 20],
    qualities: 'Material: Cotton; Holds: 15 l',
    options: [color('Natural', 'Navy', 'Brick')],
  },
  'keyboard-travel': { collection: 'On the road', weight: 420, size: [260, 110, 40], qualities: 'Keys: 47; Connection: Wireless' },
  'pen-brush': { collection: 'Quiet desk', weight: 60, size: [180, 50, 30], qualities: 'Tip: Brush; Ink: Pigment' },
  'boot-chelsea': {
    collection: 'Weather',
    weight: 1200,
    size: [350, 290, 130],
    qualities: 'Material: Suede; Sole: Crepe',
    options: [size(...men)],
  },
  'speaker-shelf': { collection: 'Slow home', weight: 8600, size: [480, 340, 300], qualities: 'Power: 2 by 50 W; Wood: Walnut' },
  'umbrella-pocket': {
    collection: 'Weather',
    weight: 290,
    size: [260, 60, 60],
    qualities: 'Length: 24 cm; Ribs: 6',
    options: [color('Black', 'Plum')],
  },
  'chair-stool': { collection: 'Quiet desk', weight: 6100, size: [460, 460, 380], qualities: 'Height: 56 to 82 cm; Carries: 120 kg' },
  joystick: { collection: 'Long evenings', weight: 330, size: [190, 150, 80], qualities: 'Buttons: 12; Cable: 3 m' },
  belt: {
    collection: 'On the road',
    weight: 240,
    size: [180, 180, 50],
    qualities: 'Material: Leather; Width: 3.5 cm',
    options: [size('85 cm', '95 cm', '105 cm'), color('Black', 'Cognac')],
  },
}

/** All combinations of the options, in order. */
export const combine = (options: readonly { values: string[] }[]): string[][] =>
  options.reduce<string[][]>((found, { values }) => found.flatMap(each => values.map(value => [...each, value])), [[]])

/** `Material: oak; Made in: Norway` as a list. */
export const qualitiesOf = (key: ProductKey) =>
  productDetails[key].qualities.split('; ').map(each => {
    const [name = '', ...value] = each.split(': ')
    return { name, value: value.join(': ') }
  })

/** Distributes a quantity unevenly over this many variants. */
export function spread(pieces: number, count: number): number[] {
  const shares = Array.from({ length: count }, (_, index) => 2 + ((index * 5 + count) % 4))
  const all = shares.reduce((sum, share) => sum + share, 0)
  const whole = shares.map(share => Math.floor((pieces * share) / all))
  const rest = pieces - whole.reduce((sum, each) => sum + each, 0)
  return whole.map((each, index) => each + (index < rest ? 1 : 0))
}
