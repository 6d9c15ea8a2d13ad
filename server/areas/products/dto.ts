/** Products in the REST format. */
import { z } from 'zod'
import type { Context } from '../../context.ts'
import { dollars, toDollars } from '../../money.ts'
import { id, label, labelOf, named } from '../../rest/schema.ts'
import { instantInput, optional, optionalFields } from '../../validation.ts'
import { maxRows } from './import.ts'
import { categoryLabels } from './labels.ts'
import {
  type ProductRow,
  productAttribute,
  productImage,
  productOption,
  products,
  productVariants,
  toCentimetres,
  toKilograms,
} from './tables.ts'
import { variantsOf } from './variants.ts'

export const statusLabels = { INACTIVE: 'Inactive', PUBLISHED: 'Published', SCHEDULED: 'Scheduled' } as const
const taxLabels = { STANDARD: 'Standard', REDUCED: 'Reduced', ZERO: 'Zero' } as const

/** A product in a list. */
export function toDto({ category, price, comparePrice, cost, status, ...product }: ProductRow) {
  const { collection, images, options, richDescription, isTaxable, taxClass, isPhysical, weight, dimensions, attributes, ...row } = product
  return {
    ...row,
    comparePrice: comparePrice === null ? null : toDollars(comparePrice),
    cost: cost === null ? null : toDollars(cost),
    category: categoryLabels[category],
    price: `$${toDollars(price).toFixed(2)}`,
    status: statusLabels[status],
  }
}

/** A product with all related records. */
export async function toDetails(ctx: Context, product: ProductRow) {
  const { collection, images, options, richDescription, isTaxable, taxClass, isPhysical, weight, dimensions, attributes } = product
  const variants = await variantsOf(ctx, product.id)
  return {
    ...toDto(product),
    collection,
    images,
    options,
    richDescription,
    isTaxable,
    taxClass: taxLabels[taxClass],
    isPhysical,
    weight: toKilograms(weight),
    dimensions: toCentimetres(dimensions),
    attributes,
    variants: variants.map(({ id, choices, sku, price, qty }) => ({ id, choices, sku, price: toDollars(price), qty })),
  }
}

const tree = z.record(z.string(), z.unknown())
const details = {
  collection: true,
  images: true,
  options: true,
  richDescription: true,
  isTaxable: true,
  taxClass: true,
  isPhysical: true,
  weight: true,
  dimensions: true,
  attributes: true,
} as const
const centimeters = z.number().min(0).max(1000).describe('Centimeters')
const size = z.object({ length: centimeters, width: centimeters, height: centimeters })

export const productDto = named(
  'Product',
  products.row.omit(details).extend({
    category: label(categoryLabels),
    price: z.string().describe('US dollars, such as `$1200.50`'),
    comparePrice: z.number().nullable().describe('Compare-at price in US dollars'),
    cost: z.number().nullable().describe('Cost per item in US dollars'),
    status: label(statusLabels),
  }),
)
export const detailsDto = named(
  'ProductDetails',
  productDto.extend({
    ...products.row.pick(details).shape,
    variants: z.array(
      z.object({ id: id(), choices: z.array(z.string()), sku: z.string(), price: z.number().describe('US dollars'), qty: z.int() }),
    ),
    richDescription: tree.nullable().describe('The description with its formatting, as a tree; null where it has none'),
    taxClass: label(taxLabels),
    weight: z.number().nullable().describe('Kilograms'),
    dimensions: size.nullable(),
  }),
)
export const productsDto = z.object({ products: z.array(productDto) })

const { productName, productBrand, stock, sku, qty, barcode, tags, image, description, collection, isTaxable, isPhysical } =
  products.columns
const essentials = {
  productName,
  sku: sku.describe('Letters and digits with hyphens between them; unique'),
  price: dollars().describe('US dollars'),
}
const more = optionalFields({
  productBrand,
  category: labelOf(categoryLabels),
  ownCategoryId: z.int().min(0).describe('One of the store’s own categories, which sets `category` to its parent; 0 for none'),
  stock: stock.describe('Whether it is in stock'),
  qty,
  comparePrice: dollars().describe('Compare-at price in US dollars; 0 for none'),
  cost: dollars().describe('Cost per item in US dollars; 0 for unknown'),
  barcode: barcode.describe('Digits'),
  tags,
  image: image.describe('A path that begins with `/`, or an https address'),
  description,
  status: labelOf(statusLabels),
  publishAt: instantInput().describe('In the future; needed to schedule'),
  richDescription: tree.describe('A tree as ProseMirror writes it'),
  collection,
  images: z.array(productImage.extend({ alt: optional(productImage.shape.alt) })).max(8),
  options: z.array(productOption).max(3),
  variants: z
    .array(z.object({ choices: z.array(z.string()), sku: productVariants.columns.sku, price: dollars(), qty: productVariants.columns.qty }))
    .max(100)
    .describe('Given together with options'),
  isTaxable,
  taxClass: labelOf(taxLabels),
  isPhysical: isPhysical.describe('Whether it is shipped'),
  weight: z.number().min(0).max(1000).describe('Kilograms; 0 for unknown'),
  dimensions: size,
  attributes: z.array(productAttribute).max(20),
}).shape

export const newProduct = z.object({ ...essentials, ...more })
export const productChange = optionalFields(essentials).extend(more)
export const statusChange = {
  status: labelOf(statusLabels),
  publishAt: optional(instantInput()).describe('In the future; needed to schedule'),
}

const cell = z.string().max(4000)
export const importBody = z.object({
  rows: z
    .array(
      optionalFields({
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
      }).extend({ sku: cell }),
    )
    .min(1)
    .max(maxRows),
  dryRun: optional(z.boolean()).describe('Only reports what would happen'),
})
export const suggestBody = z.object({ productName: productName.describe('What to name it after'), category: labelOf(categoryLabels) })
