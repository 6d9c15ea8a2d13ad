/** Icons of the navigation by route name. Part of the shell's bundle, so that the sign-in page stays small. */
import type { TablerIcon } from '@tabler/icons-react'
import IconActivity from '@tabler/icons-react/dist/esm/icons/IconActivity.mjs'
import IconApi from '@tabler/icons-react/dist/esm/icons/IconApi.mjs'
import IconAppWindow from '@tabler/icons-react/dist/esm/icons/IconAppWindow.mjs'
import IconBook from '@tabler/icons-react/dist/esm/icons/IconBook.mjs'
import IconBrandGraphql from '@tabler/icons-react/dist/esm/icons/IconBrandGraphql.mjs'
import IconCalendar from '@tabler/icons-react/dist/esm/icons/IconCalendar.mjs'
import IconCarouselHorizontal from '@tabler/icons-react/dist/esm/icons/IconCarouselHorizontal.mjs'
import IconCards from '@tabler/icons-react/dist/esm/icons/IconCards.mjs'
import IconIcons from '@tabler/icons-react/dist/esm/icons/IconIcons.mjs'
import IconWand from '@tabler/icons-react/dist/esm/icons/IconWand.mjs'
import IconChartHistogram from '@tabler/icons-react/dist/esm/icons/IconChartHistogram.mjs'
import IconComponents from '@tabler/icons-react/dist/esm/icons/IconComponents.mjs'
import IconFileInvoice from '@tabler/icons-react/dist/esm/icons/IconFileInvoice.mjs'
import IconFilePlus from '@tabler/icons-react/dist/esm/icons/IconFilePlus.mjs'
import IconFlask from '@tabler/icons-react/dist/esm/icons/IconFlask.mjs'
import IconHelp from '@tabler/icons-react/dist/esm/icons/IconHelp.mjs'
import IconId from '@tabler/icons-react/dist/esm/icons/IconId.mjs'
import IconKey from '@tabler/icons-react/dist/esm/icons/IconKey.mjs'
import IconLayoutKanban from '@tabler/icons-react/dist/esm/icons/IconLayoutKanban.mjs'
import IconLifebuoy from '@tabler/icons-react/dist/esm/icons/IconLifebuoy.mjs'
import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs'
import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs'
import IconMapPin from '@tabler/icons-react/dist/esm/icons/IconMapPin.mjs'
import IconMessageStar from '@tabler/icons-react/dist/esm/icons/IconMessageStar.mjs'
import IconMessages from '@tabler/icons-react/dist/esm/icons/IconMessages.mjs'
import IconPackage from '@tabler/icons-react/dist/esm/icons/IconPackage.mjs'
import IconRoute from '@tabler/icons-react/dist/esm/icons/IconRoute.mjs'
import IconSchool from '@tabler/icons-react/dist/esm/icons/IconSchool.mjs'
import IconSettings from '@tabler/icons-react/dist/esm/icons/IconSettings.mjs'
import IconShieldLock from '@tabler/icons-react/dist/esm/icons/IconShieldLock.mjs'
import IconShoppingCart from '@tabler/icons-react/dist/esm/icons/IconShoppingCart.mjs'
import IconSend from '@tabler/icons-react/dist/esm/icons/IconSend.mjs'
import IconTable from '@tabler/icons-react/dist/esm/icons/IconTable.mjs'
import IconTag from '@tabler/icons-react/dist/esm/icons/IconTag.mjs'
import IconTextPlus from '@tabler/icons-react/dist/esm/icons/IconTextPlus.mjs'
import IconTruckDelivery from '@tabler/icons-react/dist/esm/icons/IconTruckDelivery.mjs'
import IconTypography from '@tabler/icons-react/dist/esm/icons/IconTypography.mjs'
import IconUserCircle from '@tabler/icons-react/dist/esm/icons/IconUserCircle.mjs'
import IconUserHeart from '@tabler/icons-react/dist/esm/icons/IconUserHeart.mjs'
import IconUserShare from '@tabler/icons-react/dist/esm/icons/IconUserShare.mjs'
import IconUserShield from '@tabler/icons-react/dist/esm/icons/IconUserShield.mjs'
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs'
import IconWriting from '@tabler/icons-react/dist/esm/icons/IconWriting.mjs'
import { componentNames } from '../areas/components/names.ts'

export const navIcons: Record<string, TablerIcon> = {
  ...Object.fromEntries(componentNames.map(name => [`components-${name}`, IconComponents])),
  'pages-pricing': IconTag,
  'front-pages-help-center': IconLifebuoy,
  'pages-faq': IconHelp,
  'pages-user-profile-tab': IconId,
  'pages-account-settings-tab': IconUserCircle,
  'apps-admin-activities': IconActivity,
  'access-control': IconShieldLock,
  'pages-typography': IconTypography,
  'dev-graphql': IconBrandGraphql,
  'dev-rest': IconApi,
  'dev-sandbox': IconFlask,
  'apps-submissions': IconSend,
  'wizard-examples-checkout': IconWand,
  'wizard-examples-create-deal': IconWand,
  'wizard-examples-property-listing': IconWand,
  'pages-cards-card-basic': IconCards,
  'pages-cards-card-advance': IconCards,
  'pages-cards-card-statistics': IconCards,
  'pages-cards-card-actions': IconCards,
  'pages-cards-card-widgets': IconCards,
  'pages-cards-card-gamifications': IconCards,
  'pages-icons': IconIcons,
  'pages-dialog-examples': IconAppWindow,
  'pages-authentication-login-v1': IconLock,
  'pages-authentication-register-v1': IconLock,
  'pages-authentication-register-multi-steps': IconLock,
  'pages-authentication-forgot-password-v1': IconLock,
  'pages-authentication-reset-password-v1': IconLock,
  'pages-authentication-two-steps-v1': IconLock,
  'pages-authentication-verify-email-v1': IconLock,
  'extensions-tour': IconRoute,
  'extensions-swiper': IconCarouselHorizontal,
  'tables-data-table': IconTable,
  'dashboards-analytics': IconChartHistogram,
  'apps-chat': IconMessages,
  'apps-calendar': IconCalendar,
  'apps-academy-dashboard': IconSchool,
  'apps-academy-my-course': IconBook,
  'apps-user-list': IconUsers,
  'apps-roles': IconUserShield,
  'apps-permissions': IconKey,
  'apps-invoice-list': IconFileInvoice,
  'apps-invoice-add': IconFilePlus,
  'apps-ecommerce-order-list': IconShoppingCart,
  'apps-ecommerce-product-list': IconPackage,
  'apps-ecommerce-product-add': IconPackage,
  'apps-ecommerce-product-category-list': IconPackage,
  'apps-ecommerce-customer-list': IconUserHeart,
  'apps-ecommerce-manage-review': IconMessageStar,
  'apps-ecommerce-referrals': IconUserShare,
  'apps-ecommerce-settings': IconSettings,
  'apps-email': IconMail,
  'apps-kanban': IconLayoutKanban,
  'apps-logistics-dashboard': IconTruckDelivery,
  'apps-logistics-fleet': IconMapPin,
  'apps-invoice-polish': IconWriting,
  'apps-invoice-expand': IconTextPlus,
}
