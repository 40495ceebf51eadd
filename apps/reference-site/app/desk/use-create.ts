import type { CallOf } from '@shyrdak/sdk'
import { useStore } from '@shyrdak/react-store'
import { useState } from 'react'
import { createOnce, type Creating } from './create-once.ts'
import { useDeskCall } from './desk-call.ts'

/** Returns a function that creates a record of an endpoint, as `createOnce` does. */
export function useCreate<E extends Creating>(endpoint: E) {
  const call = useDeskCall()
  const { newKey } = useStore().ports
  const [create] = useState(() => createOnce(call, newKey))
  return (request: CallOf<E>) => create(endpoint, request)
}
