import { goodsReferences } from '#modules/catalogue/index.ts'
import type { AppContext } from '#platform/context.ts'
import { on } from '#platform/events.ts'
import type { Module } from '#platform/module.ts'
import { applicationEmail } from './applications/emails/application-email.ts'
import { invitationEmail } from './employees/emails/invitation-email.ts'
import { wholesaleInvoiceEmail } from './invoices/emails/wholesale-invoice-email.ts'
import { wholesaleOrderEmail } from './orders/emails/wholesale-order-email.ts'
import { listPriceRoutes, managedPriceListRoutes } from './management/price-lists.ts'
import { wholesaleApplicationRoutes } from './management/wholesale-applications.ts'
import { wholesaleClientRoutes } from './management/wholesale-clients.ts'
import { managedWholesaleInvoiceRoutes } from './management/wholesale-invoices.ts'
import { wholesaleKitRoutes } from './management/wholesale-kits.ts'
import { managedWholesaleOrderRoutes } from './management/wholesale-orders.ts'
import { reportWholesaleGoods } from './report-wholesale-goods.ts'
import { brandingRoutes, brandRoutes } from './routes/branding.ts'
import { catalogRoutes } from './routes/catalog.ts'
import { wholesaleCategoryRoutes } from './routes/categories.ts'
import { wholesaleColorRoutes } from './routes/colors.ts'
import { employeeRoutes } from './routes/employees.ts'
import { invoiceRoutes } from './routes/invoices.ts'
import { wholesaleOrderRoutes } from './routes/orders.ts'
import { priceListRoutes } from './routes/price-list.ts'
import { wholesaleProfileRoutes } from './routes/profile.ts'
import { wholesaleRegistrationRoutes } from './routes/registration.ts'
import { wholesaleSizeChartRoutes } from './routes/size-charts.ts'
import { wholesaleIncome, wholesaleWaitingLines } from './waiting-lines.ts'

export { seedApplication } from './applications/seed-application.ts'
export {
  hasNoClientOrders,
  seedClient,
  seedEmployee,
  seedPriceLists,
  type ClientOrderSeed,
  type PriceListSeed,
} from './seed-wholesale.ts'
export { wholesaleApplication } from './tables.ts'
export { goodsByColor } from './goods/goods-by-color.ts'
export { hasListPrices } from './report-wholesale-goods.ts'

/** Wholesale clients and their employees: applications, prices, orders, invoices, branding kits. */
export const wholesale = {
  name: 'wholesale',
  listeners: [on(goodsReferences, (_context: AppContext, goods) => reportWholesaleGoods(goods))],
  images: { wholesale_order_line: { photo: 'path', sole_photo: 'path' } },
  handlers: {
    auth: { profile: wholesaleProfileRoutes, registration: wholesaleRegistrationRoutes },
    management: {
      listPrices: listPriceRoutes,
      priceLists: managedPriceListRoutes,
      wholesaleApplications: wholesaleApplicationRoutes,
      wholesaleClients: wholesaleClientRoutes,
      wholesaleInvoices: managedWholesaleInvoiceRoutes,
      wholesaleKits: wholesaleKitRoutes,
      wholesaleOrders: managedWholesaleOrderRoutes,
    },
    wholesale: {
      branding: brandingRoutes,
      brands: brandRoutes,
      catalog: catalogRoutes,
      categories: wholesaleCategoryRoutes,
      colors: wholesaleColorRoutes,
      employees: employeeRoutes,
      invoices: invoiceRoutes,
      orders: wholesaleOrderRoutes,
      priceList: priceListRoutes,
      sizeCharts: wholesaleSizeChartRoutes,
    },
  },
  jobs: [applicationEmail, invitationEmail, wholesaleInvoiceEmail, wholesaleOrderEmail],
  waiting: wholesaleWaitingLines,
  income: [wholesaleIncome],
} satisfies Module<AppContext>
