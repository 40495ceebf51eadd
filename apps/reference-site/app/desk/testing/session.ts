import type { memoryPorts } from '@shyrdak/react-store'
import { STORAGE_KEYS } from '@shyrdak/state-machines/storage/keys'
import { cleanup } from '@testing-library/react'

export type Browser = Pick<ReturnType<typeof memoryPorts>, 'storage' | 'session'>

/** Logs in as a manager. */
export function beginSession({ storage }: Browser, manager = '7'): void {
  storage.set(STORAGE_KEYS.clientType, 'manager')
  storage.set(STORAGE_KEYS.userId, manager)
  storage.set(STORAGE_KEYS.token, `token-of-${manager}-${crypto.randomUUID()}`)
}

/** Leaves the document. Returns whether the manager was asked. */
export function leave(): boolean {
  const isAsked = !dispatchEvent(new Event('beforeunload', { cancelable: true }))
  dispatchEvent(new Event('pagehide'))
  cleanup()
  return isAsked
}

/** Ends the session, for which the document is left. Returns whether the manager was asked. */
export function endSession({ storage }: Browser): boolean {
  storage.remove(STORAGE_KEYS.token)
  storage.remove(STORAGE_KEYS.userId)
  return leave()
}
