import type { EmployeeRole } from '@shyrdak/sdk/contract'
import { and, eq } from 'drizzle-orm'
import type { EmployeePrincipal } from '#platform/principal.ts'
import { wholesaleOrder } from './tables.ts'

/** Which roles see all orders of the company. A buyer sees only their own. */
const SEES_ALL: Readonly<Record<EmployeeRole, boolean>> = {
  owner: true,
  accountant: true,
  viewer: true,
  buyer: false,
}

/** Which roles see invoices. */
const SEES_INVOICES: Readonly<Record<EmployeeRole, boolean>> = {
  owner: true,
  accountant: true,
  viewer: false,
  buyer: true,
}

export const seesInvoices = ({ company }: EmployeePrincipal): boolean => SEES_INVOICES[company.role]

/** The condition for the orders that an employee may see. Use it in every query of orders for clients. */
export const visibleOrders = ({ userId, company }: EmployeePrincipal) =>
  and(
    eq(wholesaleOrder.companyId, company.id),
    SEES_ALL[company.role] ? undefined : eq(wholesaleOrder.placedBy, userId),
  )
