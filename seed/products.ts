/** Products of the demonstration shop: invented names and makers. The key is also the name of the picture. */
export const products = {
  lamp: { name: 'Halo Desk Lamp', maker: 'Nordlys Studio' },
  headphones: { name: 'Drift Wireless Headphones', maker: 'Sonoma Audio' },
  mug: { name: 'Terra Stoneware Mug', maker: 'Kiln & Clay' },
  chair: { name: 'Arc Office Chair', maker: 'Seatwright' },
  keyboard: { name: 'Tact 75 Keyboard', maker: 'Keyhouse' },
  watch: { name: 'Meridian Field Watch', maker: 'Oakline' },
  bag: { name: 'Harbour Canvas Backpack', maker: 'Saltmarsh Goods' },
  shoe: { name: 'Strider Trail Shoes', maker: 'Fellmark' },
  plant: { name: 'Fern Self-Watering Pot', maker: 'Mossbank' },
  camera: { name: 'Lumen Instant Camera', maker: 'Pictora' },
  bottle: { name: 'Fjord Insulated Bottle', maker: 'Saltmarsh Goods' },
  notebook: { name: 'Folio Dotted Notebook', maker: 'Inkwell Paper' },
  speaker: { name: 'Cobble Portable Speaker', maker: 'Sonoma Audio' },
  blanket: { name: 'Drizzle Wool Blanket', maker: 'Hartfell Mill' },
  game: { name: 'Lantern Isle Board Game', maker: 'Two Crows Games' },
  clock: { name: 'Quarter Wall Clock', maker: 'Nordlys Studio' },
  pen: { name: 'Graver Fountain Pen', maker: 'Inkwell Paper' },
  kettle: { name: 'Plume Gooseneck Kettle', maker: 'Kiln & Clay' },
} as const

export type ProductKey = keyof typeof products
