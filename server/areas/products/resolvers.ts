import { batched } from '../../db/batch.ts'
import { toId } from '../../db/rows.ts'
import type { Resolvers } from '../../generated/resolvers.ts'
import { toDollars } from '../../money.ts'
import * as reviews from '../reviews/service.ts'
import * as products from './service.ts'

export const productResolvers: Resolvers = {
  Query: {
    products: (_, args, ctx) => products.listProducts(ctx, args),
    product: (_, { id }, ctx) => products.findProduct(ctx, toId(id)),
    productSummary: (_, _args, ctx) => products.summarizeProducts(ctx),
    categories: (_, _args, ctx) => products.listCategories(ctx),
  },
  Mutation: {
    createProduct: (_, { input }, ctx) => products.createProduct(ctx, input),
    updateProduct: (_, { id, version, input }, ctx) => products.updateProduct(ctx, toId(id), version, input),
    setProductStatus: (_, { id, status, publishAt }, ctx) => products.setProductStatus(ctx, toId(id), status, publishAt),
    duplicateProduct: (_, { id }, ctx) => products.duplicateProduct(ctx, toId(id)),
    deleteProduct: (_, { id }, ctx) => products.deleteProduct(ctx, toId(id)),
  },
  Product: {
    price: ({ price }) => toDollars(price),
    reviews: ({ productName }, { page }, ctx) => batched(ctx, reviews.loadReviewsOf, { product: productName, page }),
  },
}
