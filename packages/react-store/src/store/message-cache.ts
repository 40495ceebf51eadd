import type { Language } from '@shyrdak/sdk/contract'
import { loadMessages } from '../locales/load-messages.ts'
import type { Messages, MessageNamespace } from '../locales/messages.ts'

export interface MessageCache {
  /** Loads missing namespaces. Rejects when that fails; a later call tries again. */
  load(namespaces: readonly MessageNamespace[]): Promise<void>
  /** Undefined until loaded. */
  find<N extends MessageNamespace>(namespace: N): Messages[N] | undefined
}

export function messageCache(language: Language, initial: Partial<Messages>): MessageCache {
  const loaded: Partial<Messages> = { ...initial }
  const pending = new Map<string, Promise<void>>()

  async function fetchMessages(missing: readonly MessageNamespace[], name: string) {
    try {
      Object.assign(loaded, await loadMessages(language, missing))
    } finally {
      pending.delete(name)
    }
  }

  return {
    load(namespaces) {
      const missing = namespaces.filter((namespace) => loaded[namespace] === undefined)
      if (missing.length === 0) return Promise.resolve()
      const name = missing.join()
      const loading = pending.get(name) ?? fetchMessages(missing, name)
      pending.set(name, loading)
      return loading
    },
    find: (namespace) => loaded[namespace],
  }
}
