import type { Endpoint, Login, OpenedSession, Person, PersonChanges } from '@shyrdak/sdk/contract'

/** The endpoints of managers' accounts. No package contains them: a host that has a desk hands them in. */
export type ManagerContract = {
  readonly login: Endpoint & { readonly body: typeof Login; readonly response: typeof OpenedSession }
  readonly profile: {
    readonly read: Endpoint & { readonly response: typeof Person }
    readonly update: Endpoint & { readonly body: typeof PersonChanges; readonly response: typeof Person }
  }
}
