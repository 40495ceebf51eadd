import type { AppContext } from '#platform/context.ts'
import type { Module } from '#platform/module.ts'
import { accountEmail } from './emails/account-email.ts'
import { passwordEmail } from './emails/password-email.ts'
import { managerLoginRoutes } from './management/login.ts'
import { managerProfileRoutes } from './management/profile.ts'
import { emailRoutes } from './routes/email.ts'
import { loginRoutes } from './routes/login.ts'
import { passwordRoutes } from './routes/password.ts'
import { profileRoutes } from './routes/profile.ts'
import { registrationRoutes } from './routes/registration.ts'
import { sessionRoutes } from './routes/sessions.ts'
import { sweepAccounts } from './sweep-accounts.ts'

export { changePerson } from './change-person.ts'
export { closeAccount } from './close-account.ts'
export { invitePerson } from './invite-person.ts'
export { accountOf, type AccountRow, type Caller } from './log-in.ts'
export { ensureManager } from './ensure-manager.ts'
export { ownAccount } from './own-account.ts'
export { presentPerson, presentShopper } from './read-person.ts'
export { plainPerson } from './plain-person.ts'
export { registerPerson } from './register-person.ts'
export { saveFirstAddress } from './save-first-address.ts'
export { hasSeededPassword, seedAccounts, type AccountSeed } from './seed-accounts.ts'
export { sessionOf } from './session-of.ts'
export { account, accountSearchText } from './tables.ts'

/** Accounts of every market: registration, sessions, passwords, confirmed addresses. */
export const accounts = {
  name: 'accounts',
  handlers: {
    auth: {
      email: emailRoutes,
      login: loginRoutes,
      password: passwordRoutes,
      profile: profileRoutes,
      registration: registrationRoutes,
      sessions: sessionRoutes,
    },
    management: { login: managerLoginRoutes, profile: managerProfileRoutes },
  },
  jobs: [accountEmail, passwordEmail],
  sweeps: [{ name: 'accounts', run: sweepAccounts }],
} satisfies Module<AppContext>
