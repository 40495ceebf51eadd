import type { CallOf } from '@shyrdak/sdk'
import { useStore } from '@shyrdak/react-store'
import { useLocation } from 'react-router'
import { createOnce, type Creating } from './create-once.ts'
import { useDeskCall } from './desk-call.ts'

/** Returns a function that creates a record of an endpoint, as `createOnce` does. */
export function useCreate<E extends Creating>(endpoint: E) {
  const call = useDeskCall()
  const { ports } = useStore()
  const { pathname } = useLocation()
  const create = createOnce(call, ports, pathname)
  return (request: CallOf<E>) => create(endpoint, request)
}
