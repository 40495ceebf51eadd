import { wholesaleInvoices, type WholesaleProfile } from '@shyrdak/sdk/contract'

/** Whether the employee's role may see invoices. */
export const seesInvoices = ({ employee_role: role }: Pick<WholesaleProfile, 'employee_role'>): boolean =>
  wholesaleInvoices.orders.access.roles.some((allowed) => allowed === role)
