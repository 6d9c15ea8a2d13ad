/** A product as its form has it. */
import type { ProductInput } from '../../app/schema.generated.ts'
import { categories } from './ProductLooks.tsx'
import type { ProductDetailsFragment } from './products.generated.ts'

export interface ProductValues {
  productName: string
  productBrand: string
  category: string
  sku: string
  barcode: string
  price: number | null
  comparePrice: number | null
  cost: number | null
  qty: number | null
  stock: boolean
  tags: string[]
  description: string
  version: number
}

export const blank: ProductValues = {
  productName: '',
  productBrand: '',
  category: 'ELECTRONICS',
  sku: '',
  barcode: '',
  price: null,
  comparePrice: null,
  cost: null,
  qty: 0,
  stock: true,
  tags: [],
  description: '',
  version: 0,
}

export const toValues = (product: ProductDetailsFragment): ProductValues => {
  const { productName, productBrand, category, sku, barcode, price, comparePrice, cost, qty, stock, tags, description, version } = product
  return {
    productName,
    productBrand,
    category,
    sku,
    barcode,
    price,
    comparePrice: comparePrice ?? null,
    cost: cost ?? null,
    qty,
    stock,
    tags: [...tags],
    description,
    version,
  }
}

/** What the server is told: 0 stands for no amount. */
export const toInput = ({ version: _, ...values }: ProductValues): ProductInput => ({
  ...values,
  productName: values.productName.trim(),
  productBrand: values.productBrand.trim(),
  sku: values.sku.trim(),
  barcode: values.barcode.trim(),
  comparePrice: values.comparePrice ?? 0,
  cost: values.cost ?? 0,
  qty: values.qty ?? 0,
  category: categories.find(each => each === values.category),
})
