/** Product CSV files: our own export, and files from elsewhere. */
import Papa from 'papaparse'
import type { ProductImportRow } from '../../platform/schema.generated.ts'
import { save } from '../../ui/list/rows-to-file.ts'

type Column = keyof ProductImportRow

/** Normalized column names; the list's export writes `ownCategory.slug`. */
const columns: Record<Column, string[]> = {
  sku: ['sku'],
  productName: ['productname', 'product', 'name', 'title', 'produit', 'nom'],
  productBrand: ['productbrand', 'brand', 'vendor', 'marque'],
  category: ['category', 'categorie'],
  ownCategory: ['owncategory', 'owncategoryslug', 'subcategory', 'souscategorie'],
  stock: ['stock', 'canbeordered'],
  price: ['price', 'prix'],
  comparePrice: ['compareprice', 'pricebefore'],
  cost: ['cost'],
  qty: ['qty', 'quantity', 'quantite'],
  barcode: ['barcode', 'codebarres'],
  tags: ['tags'],
  image: ['image'],
  description: ['description'],
  status: ['status', 'statut'],
  publishAt: ['publishat', 'publishon'],
}

const columnOf = (head: string): Column | undefined => {
  const name = head
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z]/g, '')
  return (Object.keys(columns) as Column[]).find(column => columns[column].includes(name)) // the keys of the record above
}

/** Rows of the file, and whether it has the required column. */
export function readProducts(text: string): { rows: ProductImportRow[]; hasSku: boolean } {
  const { data, meta } = Papa.parse<Record<string, string>>(text.replace(/^\ufeff/, ''), { header: true, skipEmptyLines: 'greedy' })
  const heads = (meta.fields ?? []).flatMap(head => {
    const column = columnOf(head)
    return column ? [{ head, column }] : []
  })
  // Our own export escapes formulas with an apostrophe.
  const plain = (cell: string | undefined) => (cell ?? '').replace(/^'(?=[=+\-@\t\r])/, '').trim()
  return {
    rows: data.map(row => ({ sku: '', ...Object.fromEntries(heads.map(({ head, column }) => [column, plain(row[head])])) })),
    hasSku: heads.some(({ column }) => column === 'sku'),
  }
}

/** A template file. */
export const saveExample = () =>
  save('products-example', 'csv', [
    {
      sku: 'LAMP-01',
      productName: 'Reading lamp',
      productBrand: 'Nordlicht & Daughters',
      category: 'Office',
      ownCategory: 'desk-tools',
      price: '49.90',
      cost: '21.00',
      qty: 12,
      stock: 'yes',
      tags: 'desk; gift',
      status: 'inactive',
    },
  ])
