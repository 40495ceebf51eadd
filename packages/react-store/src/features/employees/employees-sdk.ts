import type { Store } from '../../store/store.ts'
import { employeesContract } from './contract.ts'

/** Returns the SDK of the employee endpoints. */
export const employeesSdk = (store: Store) => store.sdk(employeesContract)
