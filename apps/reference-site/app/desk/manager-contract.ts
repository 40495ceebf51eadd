import { managerLogin, managerProfile } from '@shyrdak/sdk/management'
import type { ManagerContract } from '@shyrdak/react-store'

/** The calls to log in as a manager and to read their profile. */
export const managerContract: ManagerContract = { login: managerLogin.manager, profile: managerProfile }
