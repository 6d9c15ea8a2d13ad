/** Products in the words of the REST door: what is told of them, and what may be said. */
import type { Context } from '../../context.ts'
import { aFlag, aList, anInstant, aNumber, aRecord, aText, aWhole, aWord, bodyOf, type Field, expectedVersion } from '../../rest/fields.ts'
import { toDollars } from '../../money.ts'
import { columnsOf, flag, id, list, model, number, object, oneOf, orNull, text, whole } from '../../rest/schemas.ts'
import { type ProductRow, toCentimetres, toKilograms } from './tables.ts'
import { variantsOf } from './variants.ts'
import { categoryWords } from './words.ts'

const statusWords = { INACTIVE: 'Inactive', PUBLISHED: 'Published', SCHEDULED: 'Scheduled' } as const
const taxWords = { STANDARD: 'Standard', REDUCED: 'Reduced', ZERO: 'Zero' } as const

/** What the rows of a list leave out. */
const detailNames = [
  'collection',
  'images',
  'options',
  'richDescription',
  'isTaxable',
  'taxClass',
  'isPhysical',
  'weight',
  'dimensions',
  'attributes',
] as const

type Details = Pick<ProductRow, (typeof detailNames)[number]>

/** A row of a list, as the contract has it. */
export function toWire({ category, price, comparePrice, cost, status, ...product }: ProductRow) {
  const { collection, images, options, richDescription, isTaxable, taxClass, isPhysical, weight, dimensions, attributes, ...row } = product
  return {
    ...row,
    comparePrice: comparePrice === null ? null : toDollars(comparePrice),
    cost: cost === null ? null : toDollars(cost),
    category: categoryWords[category],
    price: `$${toDollars(price).toFixed(2)}`,
    status: statusWords[status],
  }
}

/** All that is known of one product. */
export async function toDetails(ctx: Context, product: ProductRow) {
  const details: Details = product
  const told = Object.fromEntries(detailNames.map(name => [name, details[name]]))
  const variants = await variantsOf(ctx, product.id)
  return {
    ...toWire(product),
    ...told,
    taxClass: taxWords[product.taxClass],
    weight: toKilograms(product.weight),
    dimensions: toCentimetres(product.dimensions),
    variants: variants.map(({ id, choices, sku, price, qty }) => ({ id, choices, sku, price: toDollars(price), qty })),
  }
}

const columns = {
  ...columnsOf('products', ...detailNames),
  version: whole(),
  category: oneOf(categoryWords),
  price: text('US dollars, such as `$1200.50`'),
  comparePrice: orNull(number('US dollars before it was reduced')),
  cost: orNull(number('US dollars that it costs the shop')),
  tags: list(text()),
  status: oneOf(statusWords),
}
const size = object({ length: number('Centimetres'), width: number('Centimetres'), height: number('Centimetres') })

export const product = model('Product', columns)
export const productDetails = model('ProductDetails', {
  ...columns,
  collection: text('Empty for none'),
  images: list(object({ src: text(), alt: text() })),
  options: list(object({ name: text(), values: list(text()) })),
  variants: list(object({ id, choices: list(text()), sku: text(), price: number('US dollars'), qty: whole() })),
  richDescription: { description: 'The description with its formatting, as a tree; null where it has none', type: ['object', 'null'] },
  isTaxable: flag(),
  taxClass: oneOf(taxWords),
  isPhysical: flag(),
  weight: orNull(number('Kilograms')),
  dimensions: orNull(size),
  attributes: list(object({ name: text(), value: text() })),
})
export const some = object({ products: list(product) })

/** Any tree; the service reads it. */
const aTree: Field<unknown> = { schema: { type: 'object', description: 'A tree as ProseMirror writes it' }, read: value => value }
const cm = aNumber({ minimum: 0, maximum: 1000, description: 'Centimetres' })
const fields = {
  productName: aText({ minLength: 1, maxLength: 120 }),
  productBrand: aText({ maxLength: 120 }),
  category: aWord(categoryWords),
  ownCategoryId: aWhole({ minimum: 0, description: 'One of the shop’s own, which brings its parent with it; 0 for none' }),
  stock: aFlag({ description: 'Whether it can be ordered' }),
  sku: aText({ minLength: 1, maxLength: 20, description: 'Digits and letters with - between them, unique' }),
  price: aNumber({ minimum: 0, description: 'US dollars, two decimals at most' }),
  qty: aWhole({ minimum: 0 }),
  comparePrice: aNumber({ minimum: 0, description: 'US dollars before it was reduced; 0 for none' }),
  cost: aNumber({ minimum: 0, description: 'US dollars that it costs the shop; 0 for unknown' }),
  barcode: aText({ maxLength: 20, description: 'Digits' }),
  tags: aList(aText({ maxLength: 30 }), { maxItems: 12 }),
  image: aText({ maxLength: 500, description: 'A path that begins with `/`, or an https address' }),
  description: aText({ maxLength: 4000 }),
  status: aWord(statusWords),
  publishAt: anInstant({ description: 'In the future; needed to schedule' }),
  richDescription: aTree,
  collection: aText({ maxLength: 60 }),
  images: aList(aRecord({ src: aText({ maxLength: 500 }), alt: aText({ maxLength: 200 }) }, 'src'), { maxItems: 8 }),
  options: aList(aRecord({ name: aText({ maxLength: 30 }), values: aList(aText({ maxLength: 30 }), { maxItems: 20 }) }, 'name', 'values'), {
    maxItems: 3,
  }),
  variants: aList(
    aRecord(
      { choices: aList(aText()), sku: aText({ maxLength: 20 }), price: aNumber({ minimum: 0 }), qty: aWhole({ minimum: 0 }) },
      ...(['choices', 'sku', 'price', 'qty'] as const),
    ),
    { maxItems: 100, description: 'Given together with options' },
  ),
  isTaxable: aFlag(),
  taxClass: aWord(taxWords),
  isPhysical: aFlag({ description: 'Whether it is sent' }),
  weight: aNumber({ minimum: 0, maximum: 1000, description: 'Kilograms; 0 for unknown' }),
  dimensions: aRecord({ length: cm, width: cm, height: cm }, 'length', 'width', 'height'),
  attributes: aList(aRecord({ name: aText({ maxLength: 40 }), value: aText({ maxLength: 200 }) }, 'name', 'value'), { maxItems: 20 }),
}
const day = anInstant({ description: 'In the future; needed to schedule' })
const ids = aList(aWhole({ minimum: 1 }), { minItems: 1, maxItems: 1000 })

export const wanted = bodyOf(fields, 'productName', 'sku', 'price')
export const change = bodyOf({ ...fields, version: expectedVersion })
export const step = bodyOf({ status: aWord(statusWords), publishAt: day }, 'status')
export const many = bodyOf({ ids, status: aWord(statusWords), publishAt: day }, 'ids', 'status')
export const dearer = bodyOf({ ids, percent: aNumber({ minimum: -90, maximum: 500 }) }, 'ids', 'percent')
export const delivery = bodyOf(
  {
    pieces: aWhole({ minimum: 1, maximum: 100_000 }),
    variantId: aWhole({ minimum: 1, description: 'Which variant they are of; needed where there are any' }),
    note: aText({ maxLength: 120, description: 'Told in the history' }),
    version: expectedVersion,
  },
  'pieces',
)
export const uploaded = bodyOf({ data: aText({ description: 'A PNG, JPEG or WebP picture of at most 200 kB, in base64' }) }, 'data')
export const nameToSuggest = bodyOf({ productName: aText({ maxLength: 120 }), category: aWord(categoryWords) }, 'productName', 'category')
const cell = aText({ maxLength: 4000 })
export const file = bodyOf(
  {
    rows: aList(
      aRecord(
        {
          sku: cell,
          productName: cell,
          productBrand: cell,
          category: cell,
          ownCategory: cell,
          stock: cell,
          price: cell,
          comparePrice: cell,
          cost: cell,
          qty: cell,
          barcode: cell,
          tags: cell,
          image: cell,
          description: cell,
          status: cell,
          publishAt: cell,
        },
        'sku',
      ),
      { minItems: 1, maxItems: 500 },
    ),
    dryRun: aFlag({ description: 'Only tells what would become of the rows' }),
  },
  'rows',
)
