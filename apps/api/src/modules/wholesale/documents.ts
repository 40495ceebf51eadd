import type { EmployeeRole } from '@shyrdak/sdk/contract'
import { and, eq } from 'drizzle-orm'
import type { EmployeePrincipal } from '#platform/principal.ts'
import { wholesaleOrder } from './tables.ts'

/** Who sees what everyone of the company has ordered; a buyer sees their own orders. */
const SEES_ALL: Readonly<Record<EmployeeRole, boolean>> = {
  owner: true,
  accountant: true,
  viewer: true,
  buyer: false,
}

/** Who sees what is to be paid. */
const SEES_INVOICES: Readonly<Record<EmployeeRole, boolean>> = {
  owner: true,
  accountant: true,
  viewer: false,
  buyer: true,
}

export const seesInvoices = ({ company }: EmployeePrincipal): boolean => SEES_INVOICES[company.role]

/** The orders that a person may see: a condition of every query that reads them. */
export const visibleOrders = ({ userId, company }: EmployeePrincipal) =>
  and(
    eq(wholesaleOrder.companyId, company.id),
    SEES_ALL[company.role] ? undefined : eq(wholesaleOrder.placedBy, userId),
  )
