/** Custom categories of the demo store, and their products. */
import type { ProductKey } from './product-list.ts'

interface Entry {
  title: string
  slug: string
  parent: 'ELECTRONICS' | 'ACCESSORIES' | 'SHOES' | 'OFFICE' | 'HOME_DECOR' | 'GAMES'
  /** The first product provides the category's picture. */
  holds: [ProductKey, ...ProductKey[]]
  isInactive?: true
}

const entries: Entry[] = [
  { title: 'Audio', slug: 'sound', parent: 'ELECTRONICS', holds: ['headphones', 'speaker', 'radio', 'headphones-buds', 'speaker-shelf'] },
  { title: 'Keyboards and mice', slug: 'keyboards-and-mice', parent: 'ELECTRONICS', holds: ['keyboard', 'mouse', 'keyboard-travel'] },
  { title: 'Screens and cameras', slug: 'screens-and-cameras', parent: 'ELECTRONICS', holds: ['monitor', 'camera', 'tablet'] },
  { title: 'Bags and wallets', slug: 'bags-and-wallets', parent: 'ACCESSORIES', holds: ['bag', 'wallet', 'bag-tote'] },
  { title: 'Watches and glasses', slug: 'watches-and-glasses', parent: 'ACCESSORIES', holds: ['watch', 'glasses', 'watch-dive'] },
  {
    title: 'Weather gear',
    slug: 'rain-and-sun',
    parent: 'ACCESSORIES',
    holds: ['umbrella', 'scarf', 'hat', 'umbrella-pocket'],
  },
  { title: 'Running shoes', slug: 'running-shoes', parent: 'SHOES', holds: ['shoe', 'shoe-road', 'shoe-court'] },
  { title: 'Boots', slug: 'boots', parent: 'SHOES', holds: ['boot', 'boot-rain', 'boot-chelsea'] },
  { title: 'Sandals and slippers', slug: 'sandals-and-slippers', parent: 'SHOES', holds: ['slipper', 'sandal'] },
  { title: 'Desks and chairs', slug: 'desks-and-chairs', parent: 'OFFICE', holds: ['chair', 'desk', 'chair-stool'] },
  { title: 'Pens and paper', slug: 'pens-and-paper', parent: 'OFFICE', holds: ['pen', 'notebook', 'notebook-pocket', 'pen-brush'] },
  { title: 'Desk tools', slug: 'desk-tools', parent: 'OFFICE', holds: ['scissors', 'stapler', 'tray'] },
  { title: 'Kitchen', slug: 'kitchen', parent: 'HOME_DECOR', holds: ['kettle', 'mug', 'skillet'] },
  { title: 'Plants and vases', slug: 'plants-and-vases', parent: 'HOME_DECOR', holds: ['plant', 'vase', 'plant-hanging'] },
  { title: 'Blankets and rugs', slug: 'blankets-and-rugs', parent: 'HOME_DECOR', holds: ['blanket', 'blanket-rug'] },
  { title: 'Wall decor', slug: 'on-the-wall', parent: 'HOME_DECOR', holds: ['clock', 'mirror'] },
  { title: 'Board games', slug: 'board-games', parent: 'GAMES', holds: ['game', 'chess', 'dice'] },
  { title: 'Cards and puzzles', slug: 'cards-and-puzzles', parent: 'GAMES', holds: ['cards', 'puzzle'] },
  { title: 'Video games', slug: 'video-games', parent: 'GAMES', holds: ['joystick'], isInactive: true },
]

export const ownCategoryRows = () =>
  entries.map(({ title, slug, parent, holds, isInactive }, index) => ({
    id: index + 1,
    title,
    slug,
    image: `/art/products/${holds[0]}.svg`,
    parent,
    status: isInactive ? 'INACTIVE' : 'ACTIVE',
    position: index + 1,
  }))

/** Number of a product's custom category; null if it has none. */
export const ownCategoryOf = (key: ProductKey): number | null => {
  const index = entries.findIndex(({ holds }) => holds.includes(key))
  return index < 0 ? null : index + 1
}
