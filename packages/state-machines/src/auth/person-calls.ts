import type { Sdk } from '@shyrdak/sdk'
import type { OpenedSession, Person, PersonChanges } from '@shyrdak/sdk/contract'
import type { authContract, ManagerContract } from './contract.ts'
import type { Audience } from './session.ts'

interface Options {
  readonly signal?: AbortSignal | undefined
}

/** Loaders of the account clients, for the current session or for the given token. */
export interface AccountClients {
  sdk(token?: string): Promise<Sdk<typeof authContract>>
  /** Rejects if managers cannot log in on this host. */
  managers(token?: string): Promise<Sdk<ManagerContract>>
}

/** The calls of an account in any audience. */
export interface PersonCalls {
  logIn(body: { readonly email: string; readonly password: string }, options: Options): Promise<OpenedSession>
  read(options?: Options): Promise<Person & { readonly artisans_id?: number; readonly company_id?: number }>
  update(body: PersonChanges, options?: Options): Promise<Person>
}

/** Returns the account calls of an audience, with the current session or with the given token. */
export async function personCalls(
  { sdk, managers }: AccountClients,
  audience: Audience,
  token?: string,
): Promise<PersonCalls> {
  if (audience === 'manager') {
    const { login, profile } = await managers(token)
    return {
      logIn: (body, options) => login({ body, ...options }),
      read: profile.read,
      update: (body, options) => profile.update({ body, ...options }),
    }
  }
  const { login, profile } = (await sdk(token)).auth
  const logIn: PersonCalls['logIn'] = (body, options) => login[audience]({ body, ...options })
  if (audience !== 'craftsman')
    return {
      logIn,
      read: profile[audience].read,
      update: (body, options) => profile[audience].update({ body, ...options }),
    }
  const { read, update } = profile.craftsman
  return {
    logIn,
    read: async (options) => (await read(options)).data,
    update: async (body, options) => (await update({ body, ...options })).data,
  }
}
