import type { OpenedSession, Person, PersonChanges } from '@shyrdak/sdk/contract'
import type { Audience } from '@shyrdak/state-machines/auth'
import type { Store } from '../../store/store.ts'

interface Options {
  readonly signal?: AbortSignal | undefined
}

/** What somebody of any audience does with their own account. */
export interface PersonCalls {
  logIn(body: { readonly email: string; readonly password: string }, options: Options): Promise<OpenedSession>
  read(options?: Options): Promise<Person & { readonly artisans_id?: number }>
  update(body: PersonChanges, options?: Options): Promise<Person>
}

/** Loaded when somebody logs in or out, not with what is known from storage. */
export const loadAuthContract = async () => (await import('./contract.ts')).authContract

/** The calls of an audience, with the current session or with the given token. */
export async function personCalls(store: Store, audience: Audience, token?: string): Promise<PersonCalls> {
  if (audience === 'manager') {
    const { login, profile } = await store.sdk(store.managerContract(), token)
    return {
      logIn: (body, options) => login({ body, ...options }),
      read: profile.read,
      update: (body, options) => profile.update({ body, ...options }),
    }
  }
  const { login, profile } = (await store.sdk(loadAuthContract(), token)).auth
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
