/** The shop. */
import IconMessageStar from '@tabler/icons-react/dist/esm/icons/IconMessageStar.mjs'
import IconShoppingCart from '@tabler/icons-react/dist/esm/icons/IconShoppingCart.mjs'
import IconPackage from '@tabler/icons-react/dist/esm/icons/IconPackage.mjs'
import IconUserHeart from '@tabler/icons-react/dist/esm/icons/IconUserHeart.mjs'
import IconSettings from '@tabler/icons-react/dist/esm/icons/IconSettings.mjs'
import IconUserShare from '@tabler/icons-react/dist/esm/icons/IconUserShare.mjs'
import type { AppRoute } from '../routes.ts'

export const shopRoutes: AppRoute[] = [
  {
    name: 'apps-ecommerce-order-list',
    path: '/apps/ecommerce/order/list',
    layout: 'default',
    access: 'auth',
    area: 'orders',
    nav: { group: 'shop', icon: IconShoppingCart },
    keys: 'o',
    load: async () => (await import('../../areas/orders/OrdersPage.tsx')).OrdersPage,
  },
  {
    name: 'apps-ecommerce-order-details',
    path: '/apps/ecommerce/order/details/:id',
    layout: 'default',
    access: 'auth',
    area: 'orders',
    load: async () => (await import('../../areas/orders/OrderPage.tsx')).OrderPage,
  },
  {
    name: 'apps-ecommerce-product-list',
    path: '/apps/ecommerce/product/list',
    layout: 'default',
    access: 'auth',
    area: 'products',
    nav: { group: 'shop', icon: IconPackage, folder: 'products' },
    keys: 'p',
    load: async () => (await import('../../areas/products/ProductsPage.tsx')).ProductsPage,
  },
  {
    name: 'apps-ecommerce-product-add',
    path: '/apps/ecommerce/product/add',
    layout: 'default',
    access: 'auth',
    area: 'products',
    nav: { group: 'shop', icon: IconPackage, folder: 'products' },
    load: async () => (await import('../../areas/products/ProductPage.tsx')).AddProductPage,
  },
  {
    name: 'apps-ecommerce-product-edit',
    path: '/apps/ecommerce/product/edit/:id',
    layout: 'default',
    access: 'auth',
    area: 'products',
    load: async () => (await import('../../areas/products/ProductPage.tsx')).EditProductPage,
  },
  {
    name: 'apps-ecommerce-product-category-list',
    path: '/apps/ecommerce/product/category-list',
    layout: 'default',
    access: 'auth',
    area: 'products',
    nav: { group: 'shop', icon: IconPackage, folder: 'products' },
    load: async () => (await import('../../areas/products/CategoriesPage.tsx')).CategoriesPage,
  },
  {
    name: 'apps-ecommerce-customer-list',
    path: '/apps/ecommerce/customer/list',
    layout: 'default',
    access: 'auth',
    area: 'customers',
    nav: { group: 'shop', icon: IconUserHeart },
    load: async () => (await import('../../areas/customers/CustomersPage.tsx')).CustomersPage,
  },
  {
    name: 'apps-ecommerce-customer-details',
    path: '/apps/ecommerce/customer/details/:id',
    layout: 'default',
    access: 'auth',
    area: 'customers',
    load: async () => (await import('../../areas/customers/CustomerPage.tsx')).CustomerPage,
  },
  {
    name: 'apps-ecommerce-manage-review',
    path: '/apps/ecommerce/manage-review',
    layout: 'default',
    access: 'auth',
    area: 'reviews',
    nav: { group: 'shop', icon: IconMessageStar },
    load: async () => (await import('../../areas/reviews/ReviewsPage.tsx')).ReviewsPage,
  },
  {
    name: 'apps-ecommerce-referrals',
    path: '/apps/ecommerce/referrals',
    layout: 'default',
    access: 'auth',
    area: 'referrals',
    nav: { group: 'shop', icon: IconUserShare },
    load: async () => (await import('../../areas/referrals/ReferralsPage.tsx')).ReferralsPage,
  },
  {
    name: 'apps-ecommerce-settings',
    path: '/apps/ecommerce/settings',
    layout: 'default',
    access: 'auth',
    area: 'store',
    nav: { group: 'shop', icon: IconSettings },
    load: async () => (await import('../../areas/store/StoreSettingsPage.tsx')).StoreSettingsPage,
  },
]
