import { wholesaleOrders, type WholesaleProfile } from '@shyrdak/sdk/contract'

/** Whether the employee's role may order products and buy kits for the company. */
export const mayOrder = ({ employee_role: role }: Pick<WholesaleProfile, 'employee_role'>): boolean =>
  wholesaleOrders.place.access.roles.some((allowed) => allowed === role)
