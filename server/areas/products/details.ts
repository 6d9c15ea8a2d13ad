/** A product's pictures, formatted description, dimensions, and attributes, validated. */
import { z } from 'zod'
import { invalid } from '../../errors.ts'
import { fold } from '../../db/text.ts'
import { given } from '../../rules.ts'
import { parse, parseInput } from '../../validation.ts'
import { plainOf, readRich } from './rich-text.ts'
import {
  type ProductAttribute,
  productImage,
  type ProductImage,
  type ProductRow,
  products,
  type ProductSize,
  type TaxClass,
} from './tables.ts'

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

const { columns } = products
const largest = { kilograms: 1000, centimeters: 1000 }
const imageForm = /^(?:\/(?![/\\])|https:\/\/)[^\s"'<>\\]+$/

/** Columns set by the input, as stored. */
export function readDetails(input: DetailsInput): Partial<Details> {
  const { collection, images, richDescription, isTaxable, taxClass, isPhysical, weight, dimensions, attributes } = given(input)
  return {
    ...(collection !== undefined && { collection: parse(columns.collection, collection, 'collection') }),
    ...(images !== undefined && { images: readImages(images) }),
    ...(richDescription !== undefined && readDescription(richDescription)),
    ...(isTaxable !== undefined && { isTaxable }),
    ...(taxClass !== undefined && { taxClass }),
    ...(isPhysical !== undefined && { isPhysical }),
    ...(weight !== undefined && { weight: toWhole('weight', weight, 1000, largest.kilograms) || null }),
    ...(dimensions !== undefined && { dimensions: readSize(dimensions) }),
    ...(attributes !== undefined && { attributes: readAttributes(attributes) }),
  }
}

export function readImage(value: string, field = 'image'): string {
  const image = parse(productImage.shape.src, value.trim(), field)
  if (!imageForm.test(image)) throw invalid('NOT_URL', { field })
  return image
}

function readImages(images: readonly { src: string; alt?: string | null }[]): ProductImage[] {
  const given = images.map(({ src, alt }) => ({ src: readImage(src, 'images'), alt: alt ?? '' }))
  const read = parseInput(z.object({ images: columns.images }), { images: given }).images
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
function toWhole(field: string, amount: number, parts: number, max: number): number {
  const whole = Math.round(amount * parts)
  if (!Number.isFinite(amount) || amount < 0 || amount > max || Math.abs(whole - amount * parts) > 0.000_1)
    throw invalid('AMOUNT_OUT_OF_RANGE', { field, max, decimals: String(parts).length - 1 })
  return whole
}

function readSize(size: SizeInput): ProductSize | null {
  const side = (value: number) => toWhole('dimensions', value, 10, largest.centimeters)
  const read = { length: side(size.length), width: side(size.width), height: side(size.height) }
  const sides = Object.values(read)
  if (sides.every(each => each === 0)) return null
  if (sides.includes(0)) throw invalid('DIMENSIONS_INCOMPLETE', { field: 'dimensions' })
  return read
}

function readAttributes(attributes: readonly ProductAttribute[]): ProductAttribute[] {
  const read = parseInput(z.object({ attributes: columns.attributes }), { attributes }).attributes
  if (new Set(read.map(({ name }) => fold(name))).size < read.length) throw invalid('REPEATED', { field: 'attributes' })
  return read
}
