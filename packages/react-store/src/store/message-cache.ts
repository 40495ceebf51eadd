import type { Language } from '@shyrdak/sdk/contract'
import { loadMessages } from '../locales/load-messages.ts'
import type { Messages, MessageNamespace } from '../locales/messages.ts'

/** The words that are there already, and how to get more. */
export interface MessageCache {
  /** Loads what is missing. Rejects when it cannot be loaded; a later call tries again. */
  load(flows: readonly MessageNamespace[]): Promise<void>
  /** Undefined until loaded. */
  find<J extends MessageNamespace>(flow: J): Messages[J] | undefined
}

export function messageCache(language: Language, given: Partial<Messages>): MessageCache {
  const there: Partial<Messages> = { ...given }
  const underWay = new Map<string, Promise<void>>()

  async function fetchMessages(missing: readonly MessageNamespace[], name: string) {
    try {
      Object.assign(there, await loadMessages(language, missing))
    } finally {
      underWay.delete(name)
    }
  }

  return {
    load(flows) {
      const missing = flows.filter((flow) => there[flow] === undefined)
      if (missing.length === 0) return Promise.resolve()
      const name = missing.join()
      const loading = underWay.get(name) ?? fetchMessages(missing, name)
      underWay.set(name, loading)
      return loading
    },
    find: (flow) => there[flow],
  }
}
