import type { CallOf } from '@shyrdak/sdk'
import { useStore } from '@shyrdak/react-store'
import { usePageContext } from '../page/use-page-context.ts'
import { createOnce, type Creating } from './create-once.ts'
import { useDeskCall } from './desk-call.ts'

/** Returns a function that creates a record of an endpoint, as `createOnce` does. */
export function useCreate<E extends Creating>(endpoint: E) {
  const call = useDeskCall()
  const { ports } = useStore()
  const { path } = usePageContext()
  const create = createOnce(call, ports, path)
  return (request: CallOf<E>) => create(endpoint, request)
}
