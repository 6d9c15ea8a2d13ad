/** Products of the demonstration shop: invented names and makers. The key is also the name of the picture. */
export const products = {
  lamp: { name: 'Halden Desk Lamp', maker: 'Nordlicht & Daughters' },
  headphones: { name: 'Driftwood Wireless Headphones', maker: 'Aurelle Audio' },
  mug: { name: 'Terrane Stoneware Mug', maker: 'Ember & Slip' },
  chair: { name: 'Arcwell Office Chair', maker: 'Seatwright' },
  keyboard: { name: 'Tacet 75 Keyboard', maker: 'Keyhollow' },
  watch: { name: 'Longfield Wristwatch', maker: 'Oakhand' },
  bag: { name: 'Harbourmaster Canvas Backpack', maker: 'Saltmarsh & Sons' },
  shoe: { name: 'Fellrunner Trail Shoes', maker: 'Highmark' },
  plant: { name: 'Verdure Self-Watering Pot', maker: 'Mossbanks' },
  camera: { name: 'Lumette Instant Camera', maker: 'Pictorium' },
  bottle: { name: 'Fjordling Insulated Bottle', maker: 'Saltmarsh & Sons' },
  notebook: { name: 'Foliant Dotted Notebook', maker: 'Quillwater Paper' },
  speaker: { name: 'Cobblestone Portable Speaker', maker: 'Aurelle Audio' },
  blanket: { name: 'Hartfleece Wool Blanket', maker: 'Hartfleece Mill' },
  game: { name: 'Lantern Isle Board Game', maker: 'Three Rooks' },
  clock: { name: 'Quarterly Wall Clock', maker: 'Nordlicht & Daughters' },
  pen: { name: 'Gravenhand Fountain Pen', maker: 'Quillwater Paper' },
  kettle: { name: 'Plumeria Gooseneck Kettle', maker: 'Ember & Slip' },
  umbrella: { name: 'Petrichor Storm Umbrella', maker: 'Highmark' },
  skillet: { name: 'Ironbark Cast Skillet', maker: 'Ember & Slip' },
} as const

export type ProductKey = keyof typeof products
