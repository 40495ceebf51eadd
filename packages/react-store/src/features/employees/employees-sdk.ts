import type { Store } from '../../store/store.ts'

/** The calls about employees; loaded with the first of them. */
export const employeesSdk = (store: Store) =>
  store.sdk(import('./contract.ts').then(({ employeesContract }) => employeesContract))
