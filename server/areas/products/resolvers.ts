import { batched } from '../../db/loaders.ts'
import { toId, toIds } from '../../db/rows.ts'
import type { Resolvers } from '../../generated/resolvers.ts'
import { toDollars } from '../../money.ts'
import * as reviews from '../reviews/service.ts'
import { listProductChoices } from './choices.ts'
import { summarizeSales } from './figures.ts'
import { importProducts } from './import.ts'
import * as own from './own-categories.ts'
import { restockProduct } from './restock.ts'
import * as products from './service.ts'
import { isSkuFree, suggestSku } from './skus.ts'
import { toCentimetres, toKilograms } from './tables.ts'
import { loadVariants } from './variants.ts'

export const productResolvers: Resolvers = {
  Query: {
    products: (_, args, ctx) => products.listProducts(ctx, args),
    product: (_, { id }, ctx) => products.findProduct(ctx, toId(id)),
    productChoices: (_, _args, ctx) => listProductChoices(ctx),
    isSkuFree: (_, { sku, productId }, ctx) => isSkuFree(ctx, sku, productId ? toId(productId) : undefined),
    suggestSku: (_, { productName, category }, ctx) => suggestSku(ctx, productName, category),
    productSummary: (_, _args, ctx) => products.summarizeProducts(ctx),
    categories: (_, _args, ctx) => products.listCategories(ctx),
    ownCategories: (_, args, ctx) => own.listOwnCategories(ctx, args),
    salesSummary: (_, _args, ctx) => summarizeSales(ctx),
  },
  Mutation: {
    createProduct: (_, { input }, ctx) => products.createProduct(ctx, input),
    updateProduct: (_, { id, version, input }, ctx) => products.updateProduct(ctx, toId(id), version, input),
    setProductStatus: (_, { id, status, publishAt }, ctx) => products.setProductStatus(ctx, toId(id), status, publishAt),
    setProductStatuses: (_, { ids, status, publishAt }, ctx) => products.setProductStatuses(ctx, toIds(ids), status, publishAt),
    changePrices: (_, { ids, percent }, ctx) => products.changePrices(ctx, toIds(ids), percent),
    restockProduct: (_, { id, variantId, ...delivery }, ctx) =>
      restockProduct(ctx, toId(id), { ...delivery, variantId: variantId ? toId(variantId) : undefined }),
    duplicateProduct: (_, { id }, ctx) => products.duplicateProduct(ctx, toId(id)),
    deleteProducts: (_, { ids }, ctx) => products.deleteProducts(ctx, toIds(ids)),
    deleteProduct: (_, { id }, ctx) => products.deleteProduct(ctx, toId(id)),
    importProducts: (_, { rows, dryRun }, ctx) => importProducts(ctx, rows, dryRun),
    createOwnCategory: (_, { input }, ctx) => own.createOwnCategory(ctx, input),
    updateOwnCategory: (_, { id, version, input }, ctx) => own.updateOwnCategory(ctx, toId(id), version, input),
    moveOwnCategory: (_, { id, parent, place }, ctx) => own.moveOwnCategory(ctx, toId(id), parent, place),
    deleteOwnCategory: (_, { id, moveTo }, ctx) => own.deleteOwnCategory(ctx, toId(id), moveTo ? toId(moveTo) : null),
  },
  Category: { own: ({ category }, _, ctx) => batched(ctx, own.loadOwnOf, category) },
  OwnCategory: {
    products: ({ id }, _, ctx) => batched(ctx, own.loadProductCounts, id),
    revenue: ({ id }, _, ctx) => batched(ctx, own.loadRevenues, id),
  },
  Product: {
    price: ({ price }) => toDollars(price),
    comparePrice: ({ comparePrice }) => (comparePrice === null ? null : toDollars(comparePrice)),
    cost: ({ cost }) => (cost === null ? null : toDollars(cost)),
    ownCategory: ({ ownCategoryId }, _, ctx) => (ownCategoryId === null ? null : batched(ctx, own.loadOwnCategories, ownCategoryId)),
    weight: ({ weight }) => toKilograms(weight),
    dimensions: ({ dimensions }) => toCentimetres(dimensions),
    variants: ({ id }, _args, ctx) => batched(ctx, loadVariants, id),
    reviews: ({ productName }, { page }, ctx) => batched(ctx, reviews.loadReviewsOf, { product: productName, page }),
  },
  ProductVariant: {
    price: ({ price }) => toDollars(price),
  },
}
