import { wholesaleInvoices, type WholesaleProfile } from '@shyrdak/sdk/contract'

/** Whether somebody's role shows them what is to be paid. */
export const seesInvoices = ({ employee_role: role }: Pick<WholesaleProfile, 'employee_role'>): boolean =>
  wholesaleInvoices.orders.access.roles.some((allowed) => allowed === role)
