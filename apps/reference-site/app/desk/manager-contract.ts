import { managerLogin, managerProfile } from '@shyrdak/sdk/management'
import type { ManagerContract } from '@shyrdak/react-store'

/** How managers log in and who they are. */
export const managerContract: ManagerContract = { login: managerLogin.manager, profile: managerProfile }
