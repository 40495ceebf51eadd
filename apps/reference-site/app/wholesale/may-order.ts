import { wholesaleOrders, type WholesaleProfile } from '@shyrdak/sdk/contract'

/** Whether somebody's role lets them order and buy kits for their company. */
export const mayOrder = ({ employee_role: role }: Pick<WholesaleProfile, 'employee_role'>): boolean =>
  wholesaleOrders.place.access.roles.some((allowed) => allowed === role)
