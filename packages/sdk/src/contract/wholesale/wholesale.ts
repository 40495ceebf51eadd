import { branding, brands } from './branding.ts'
import { employees } from './employees.ts'
import {
  priceList,
  wholesaleCatalog,
  wholesaleCategories,
  wholesaleColors,
  wholesaleSizeCharts,
} from './goods.ts'
import { wholesaleInvoices } from './invoices.ts'
import { priceListFile, readOrderFile } from './order-file.ts'
import { wholesaleOrders } from './orders.ts'

/** The endpoints of wholesale clients: goods at their prices, orders, invoices, kits and employees. */
export const wholesale = {
  branding,
  brands,
  catalog: wholesaleCatalog,
  categories: wholesaleCategories,
  colors: wholesaleColors,
  employees,
  invoices: wholesaleInvoices,
  orders: { ...wholesaleOrders, readFile: readOrderFile },
  priceList: { ...priceList, file: priceListFile },
  sizeCharts: wholesaleSizeCharts,
} as const
