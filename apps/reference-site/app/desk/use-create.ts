import { isShyrdakError, type CallOf } from '@shyrdak/sdk'
import type { Endpoint, ResponseOf } from '@shyrdak/sdk/contract'
import { useStore } from '@shyrdak/react-store'
import { useState } from 'react'
import { useDeskCall } from './desk-call.ts'

/** An endpoint that creates one record per Idempotency-Key. */
type Creating = Endpoint & { readonly idempotent: true }

/**
 * Returns a function that creates a record. Until a response says that it was created, it is sent under one key,
 * so that a double click or a second attempt after a lost response adds no second one.
 */
export function useCreate<E extends Creating>(endpoint: E) {
  const call = useDeskCall()
  const { newKey } = useStore().ports
  const [key, setKey] = useState(newKey)
  return async (request: CallOf<E>): Promise<ResponseOf<E>> => {
    try {
      const made = await call(endpoint, { ...request, idempotencyKey: key })
      setKey(newKey())
      return made
    } catch (error) {
      // The first attempt was stored and something else was typed since: whoever sends that too wants both.
      if (isShyrdakError(error) && error.code === 'KEY_REUSED') setKey(newKey())
      throw error
    }
  }
}
