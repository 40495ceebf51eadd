import {
  login,
  profile,
  sessions,
  type Endpoint,
  type Login,
  type OpenedSession,
  type Person,
  type PersonChanges,
} from '@shyrdak/sdk/contract'

const { retail, wholesale, craftsman } = profile

/** The endpoints of accounts: log in, read and update the own account, log out. */
export const authContract = {
  auth: {
    login,
    profile: { retail, wholesale, craftsman: { read: craftsman.read, update: craftsman.update } },
    sessions: { logout: sessions.logout },
  },
} as const

/** The endpoints of managers' accounts. No package contains them: a host with a desk passes them in. */
export type ManagerContract = {
  readonly login: Endpoint & { readonly body: typeof Login; readonly response: typeof OpenedSession }
  readonly profile: {
    readonly read: Endpoint & { readonly response: typeof Person }
    readonly update: Endpoint & { readonly body: typeof PersonChanges; readonly response: typeof Person }
  }
}
