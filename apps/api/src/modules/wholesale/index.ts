import type { AppContext } from '#platform/context.ts'
import type { Module } from '#platform/module.ts'
import { applicationEmail } from './applications/emails/application-email.ts'
import { invitationEmail } from './employees/emails/invitation-email.ts'
import { managedWholesaleRoutes } from './management/wholesale.ts'
import { wholesaleApplicationRoutes } from './management/wholesale-applications.ts'
import { brandingRoutes, brandRoutes } from './routes/branding.ts'
import { catalogRoutes } from './routes/catalog.ts'
import { wholesaleCategoryRoutes } from './routes/categories.ts'
import { employeeRoutes } from './routes/employees.ts'
import { invoiceRoutes } from './routes/invoices.ts'
import { wholesaleOrderRoutes } from './routes/orders.ts'
import { priceListRoutes } from './routes/price-list.ts'
import { wholesaleProfileRoutes } from './routes/profile.ts'
import { wholesaleRegistrationRoutes } from './routes/registration.ts'
import { wholesaleSizeChartRoutes } from './routes/size-charts.ts'

export { seedApplication } from './applications/seed-application.ts'
export {
  hasNoClientOrders,
  seedClient,
  seedEmployee,
  seedPriceLists,
  type ClientOrderSeed,
  type PriceListSeed,
} from './seed-wholesale.ts'
export { goodsByColor } from './goods/goods-by-color.ts'

/** Wholesale clients and their employees: applications, prices, orders, invoices, branding kits. */
export const wholesale = {
  name: 'wholesale',
  handlers: {
    auth: { profile: wholesaleProfileRoutes, registration: wholesaleRegistrationRoutes },
    management: { wholesale: managedWholesaleRoutes, wholesaleApplications: wholesaleApplicationRoutes },
    wholesale: {
      branding: brandingRoutes,
      brands: brandRoutes,
      catalog: catalogRoutes,
      categories: wholesaleCategoryRoutes,
      employees: employeeRoutes,
      invoices: invoiceRoutes,
      orders: wholesaleOrderRoutes,
      priceList: priceListRoutes,
      sizeCharts: wholesaleSizeChartRoutes,
    },
  },
  jobs: [applicationEmail, invitationEmail],
} satisfies Module<AppContext>
