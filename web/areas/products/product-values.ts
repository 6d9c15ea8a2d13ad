/** Form values of a product. Weight is in kilograms and lengths in centimeters, whatever units are shown. */
import type { ProductInput } from '../../platform/schema.generated.ts'
import { categories } from './ProductStatus.tsx'
import { isFilled, type OptionValue, type VariantValue } from './product-variants.ts'
import type { ProductDetailsFragment } from './products.generated.ts'
import { fromShopTime, toShopTime } from './shop-clock.ts'

export interface ImageValue {
  src: string
  alt: string
}
export interface AttributeValue {
  name: string
  value: string
}
export interface SizeValue {
  length: number | null
  width: number | null
  height: number | null
}

export interface ProductValues {
  productName: string
  productBrand: string
  category: string
  /** Id of a custom category; empty for none. */
  ownCategoryId: string
  collection: string
  sku: string
  barcode: string
  price: number | null
  comparePrice: number | null
  cost: number | null
  qty: number | null
  stock: boolean
  tags: string[]
  description: string
  /** The formatted description, if it has formatting. */
  richDescription: unknown
  images: ImageValue[]
  options: OptionValue[]
  variants: VariantValue[]
  isTaxable: boolean
  taxClass: string
  isPhysical: boolean
  weight: number | null
  dimensions: SizeValue | null
  attributes: AttributeValue[]
  /** In the store's time zone, formatted for a date field; empty for none. */
  publishAt: string
  version: number
}

export const taxClasses = ['STANDARD', 'REDUCED', 'ZERO'] as const

export const blank: ProductValues = {
  productName: '',
  productBrand: '',
  category: 'ELECTRONICS',
  ownCategoryId: '',
  collection: '',
  sku: '',
  barcode: '',
  price: null,
  comparePrice: null,
  cost: null,
  qty: 0,
  stock: true,
  tags: [],
  description: '',
  richDescription: null,
  images: [],
  options: [],
  variants: [],
  isTaxable: true,
  taxClass: 'STANDARD',
  isPhysical: true,
  weight: null,
  dimensions: null,
  attributes: [],
  publishAt: '',
  version: 0,
}

/** The store's time zone. */
export const toValues = (product: ProductDetailsFragment, timeZone: string | undefined): ProductValues => ({
  productName: product.productName,
  productBrand: product.productBrand,
  category: product.category,
  ownCategoryId: product.ownCategory?.id ?? '',
  collection: product.collection,
  sku: product.sku,
  barcode: product.barcode,
  price: product.price,
  comparePrice: product.comparePrice ?? null,
  cost: product.cost ?? null,
  qty: product.qty,
  stock: product.stock,
  tags: [...product.tags],
  description: product.description,
  richDescription: product.richDescription ?? null,
  images: product.images.map(({ src, alt }) => ({ src, alt })),
  options: product.options.map(({ name, values }) => ({ name, values: [...values] })),
  variants: product.variants.map(({ choices, sku, price, qty }) => ({ choices: [...choices], sku, price, qty })),
  isTaxable: product.isTaxable,
  taxClass: product.taxClass,
  isPhysical: product.isPhysical,
  weight: product.weight ?? null,
  dimensions: product.dimensions
    ? { length: product.dimensions.length, width: product.dimensions.width, height: product.dimensions.height }
    : null,
  attributes: product.attributes.map(({ name, value }) => ({ name, value })),
  publishAt: product.publishAt ? toShopTime(product.publishAt, timeZone) : '',
  version: product.version,
})

const noSize = { length: 0, width: 0, height: 0 }

/** Input for the server: 0 means no amount, and a description without formatting is plain text. */
export function toInput(values: ProductValues): ProductInput {
  const { version: _, publishAt: _publishAt, description, richDescription, qty, dimensions, variants, ...rest } = values
  const hasVariants = values.options.length > 0
  return {
    ...rest,
    productName: values.productName.trim(),
    productBrand: values.productBrand.trim(),
    collection: values.collection.trim(),
    sku: values.sku.trim(),
    barcode: values.barcode.trim(),
    comparePrice: values.comparePrice ?? 0,
    cost: values.cost ?? 0,
    weight: values.weight ?? 0,
    dimensions: dimensions ? { length: dimensions.length ?? 0, width: dimensions.width ?? 0, height: dimensions.height ?? 0 } : noSize,
    category: categories.find(each => each === values.category),
    taxClass: taxClasses.find(each => each === values.taxClass),
    ...(richDescription ? { richDescription } : { description }),
    ...(hasVariants ? {} : { qty: qty ?? 0 }),
    variants: hasVariants
      ? variants.filter(isFilled).map(({ choices, sku, price, qty: pieces }) => ({ choices, sku: sku.trim(), price, qty: pieces }))
      : [],
  }
}

type Status = ProductDetailsFragment['status']

/** The status that the submit button requests: by default published, now or on the scheduled date. */
export function statusFor(
  how: string,
  present: Status,
  publishAt: string,
  timeZone: string | undefined,
): Pick<ProductInput, 'status' | 'publishAt'> {
  if (how === 'INACTIVE') return { status: 'INACTIVE' }
  if (present === 'PUBLISHED') return {}
  if (publishAt !== '') return { status: 'SCHEDULED', publishAt: fromShopTime(publishAt, timeZone) }
  return { status: present === 'SCHEDULED' ? 'INACTIVE' : 'PUBLISHED' }
}
