/** CSV files of products: our own export, and what people write themselves. */
import Papa from 'papaparse'
import type { ProductImportRow } from '../../platform/schema.generated.ts'
import { save } from '../../ui/list/rows-to-file.ts'

type Column = keyof ProductImportRow

/** What the columns are called, in small letters alone; the list's export writes `ownCategory.slug`. */
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

/** The rows of the file, and whether it has the one column that each needs. */
export function readProducts(text: string): { rows: ProductImportRow[]; hasSku: boolean } {
  const { data, meta } = Papa.parse<Record<string, string>>(text.replace(/^\ufeff/, ''), { header: true, skipEmptyLines: 'greedy' })
  const heads = (meta.fields ?? []).flatMap(head => {
    const column = columnOf(head)
    return column ? [{ head, column }] : []
  })
  // Our own export puts an apostrophe before what a spreadsheet would take for a formula.
  const plain = (cell: string | undefined) => (cell ?? '').replace(/^'(?=[=+\-@\t\r])/, '').trim()
  return {
    rows: data.map(row => ({ sku: '', ...Object.fromEntries(heads.map(({ head, column }) => [column, plain(row[head])])) })),
    hasSku: heads.some(({ column }) => column === 'sku'),
  }
}

/** A file to begin with. */
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
