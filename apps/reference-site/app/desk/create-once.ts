import type { StorePorts } from '@shyrdak/react-store'
import { isShyrdakError, type CallOf } from '@shyrdak/sdk'
import type { Endpoint, ResponseOf } from '@shyrdak/sdk/contract'
import type { FailureCode } from '@shyrdak/sdk/rules'
import { SITE_KEYS } from '../store/site-keys.ts'
import type { DeskCall } from './desk-call.ts'

/** An endpoint that creates one record per Idempotency-Key. */
export type Creating = Endpoint & { readonly idempotent: true }

/** Creates a record. */
export type Create = <E extends Creating>(endpoint: E, request: CallOf<E>) => Promise<ResponseOf<E>>

/**
 * The failures after which a key is of no more use. `KEY_REUSED`: the first attempt was stored and something else was
 * typed since; whoever sends that too wants both. `NOT_FOUND`: what was stored has been deleted since.
 */
const KEY_IS_SPENT: readonly FailureCode[] = ['KEY_REUSED', 'NOT_FOUND']

/**
 * Returns a function that creates a record. Until a response says that it was created, it is sent under one key,
 * so that a double click or a second attempt after a lost response adds no second one: also in a page that was
 * reloaded meanwhile. `path` is that of the form.
 */
export function createOnce(
  call: DeskCall,
  { newKey, session }: Pick<StorePorts, 'newKey' | 'session'>,
  path: string,
): Create {
  return async (endpoint, request) => {
    const place = SITE_KEYS.deskCreate(path, endpoint.path)
    const idempotencyKey = session.get(place) ?? newKey()
    session.set(place, idempotencyKey)
    try {
      const made = await call(endpoint, { ...request, idempotencyKey })
      session.remove(place)
      return made
    } catch (error) {
      if (isShyrdakError(error) && KEY_IS_SPENT.includes(error.code)) session.remove(place)
      throw error
    }
  }
}
