import { loginOf } from '../auth/login.ts'

export const managerLogin = {
  manager: loginOf('/management/login', 'a manager'),
}
