/** A product's pictures, formatted description, dimensions, and attributes, validated. */
import { invalid } from '../../errors.ts'
import { fold } from '../../db/text.ts'
import { given, readText } from '../../rules.ts'
import { plainOf, readRich } from './rich-text.ts'
import type { ProductAttribute, ProductImage, ProductRow, ProductSize, TaxClass } from './tables.ts'

interface SizeInput {
  length: number
  width: number
  height: number
}

export interface DetailsInput {
  collection?: string | null
  images?: readonly { src: string; alt?: string | null }[] | null
  /** A ProseMirror document. */
  richDescription?: unknown
  isTaxable?: boolean | null
  taxClass?: TaxClass | null
  isPhysical?: boolean | null
  /** In kilograms; 0 means unknown. */
  weight?: number | null
  /** In centimeters; all 0 means unknown. */
  dimensions?: SizeInput | null
  attributes?: readonly ProductAttribute[] | null
}

type Details = Pick<
  ProductRow,
  'collection' | 'images' | 'isTaxable' | 'taxClass' | 'isPhysical' | 'weight' | 'dimensions' | 'attributes'
> &
  Pick<ProductRow, 'richDescription' | 'description'>

const most = { images: 8, attributes: 20, kilograms: 1000, centimetres: 1000 }
const imageForm = /^(?:\/(?![/\\])|https:\/\/)[^\s"'<>\\]+$/

/** Columns set by the input, as stored. */
export function readDetails(input: DetailsInput): Partial<Details> {
  const { collection, images, richDescription, isTaxable, taxClass, isPhysical, weight, dimensions, attributes } = given(input)
  return {
    ...(collection !== undefined && { collection: readText('collection', collection, { max: 60 }) }),
    ...(images !== undefined && { images: readImages(images) }),
    ...(richDescription !== undefined && readDescription(richDescription)),
    ...(isTaxable !== undefined && { isTaxable }),
    ...(taxClass !== undefined && { taxClass }),
    ...(isPhysical !== undefined && { isPhysical }),
    ...(weight !== undefined && { weight: toWhole('weight', weight, 1000, most.kilograms) || null }),
    ...(dimensions !== undefined && { dimensions: readSize(dimensions) }),
    ...(attributes !== undefined && { attributes: readAttributes(attributes) }),
  }
}

export function readImage(value: string, field = 'image'): string {
  const image = readText(field, value, { min: 1, max: 500 })
  if (!imageForm.test(image)) throw invalid('NOT_URL', { field })
  return image
}

function readImages(images: readonly { src: string; alt?: string | null }[]): ProductImage[] {
  if (images.length > most.images) throw invalid('TOO_MANY_ITEMS', { field: 'images', max: most.images })
  const read = images.map(({ src, alt }) => ({ src: readImage(src, 'images'), alt: readText('images', alt ?? '', { max: 200 }) }))
  if (new Set(read.map(({ src }) => src)).size < read.length) throw invalid('REPEATED', { field: 'images' })
  return read
}

/** The formatted description and its plain text; null if it is empty. */
function readDescription(given: unknown): Pick<Details, 'richDescription' | 'description'> {
  const richDescription = readRich(given)
  const description = plainOf(richDescription)
  if (description.length > 4000) throw invalid('TOO_LONG', { field: 'richDescription', max: 4000 })
  return { richDescription: description === '' ? null : richDescription, description }
}

/** The amount in whole smaller units, such as grams. */
function toWhole(field: string, amount: number, parts: number, largest: number): number {
  const whole = Math.round(amount * parts)
  if (!Number.isFinite(amount) || amount < 0 || amount > largest || Math.abs(whole - amount * parts) > 0.000_1)
    throw invalid('AMOUNT_OUT_OF_RANGE', { field, max: largest, decimals: String(parts).length - 1 })
  return whole
}

function readSize(size: SizeInput): ProductSize | null {
  const side = (value: number) => toWhole('dimensions', value, 10, most.centimetres)
  const read = { length: side(size.length), width: side(size.width), height: side(size.height) }
  const sides = Object.values(read)
  if (sides.every(each => each === 0)) return null
  if (sides.includes(0)) throw invalid('DIMENSIONS_INCOMPLETE', { field: 'dimensions' })
  return read
}

function readAttributes(attributes: readonly ProductAttribute[]): ProductAttribute[] {
  if (attributes.length > most.attributes) throw invalid('TOO_MANY_ITEMS', { field: 'attributes', max: most.attributes })
  const read = attributes.map(({ name, value }) => ({
    name: readText('attributes', name, { min: 1, max: 40 }),
    value: readText('attributes', value, { min: 1, max: 200 }),
  }))
  if (new Set(read.map(({ name }) => fold(name))).size < read.length) throw invalid('REPEATED', { field: 'attributes' })
  return read
}
