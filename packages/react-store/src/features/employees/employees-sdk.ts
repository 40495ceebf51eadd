import type { Store } from '../../store/store.ts'
import { employeesContract } from './contract.ts'

/** The calls about employees. */
export const employeesSdk = (store: Store) => store.sdk(employeesContract)
