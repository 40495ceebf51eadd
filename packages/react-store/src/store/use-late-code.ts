import { useState } from 'react'
import type { MessageNamespace } from '../messages/read-messages.ts'
import { useStore } from './use-store.ts'

export interface LateCode<Code> {
  /** Null until loaded. */
  readonly code: Code | null
  /** `failed` when the code could not be loaded; the next `ask` tries again. */
  readonly state: 'waiting' | 'loading' | 'failed'
  /** Loads the code. No-op while it is loading and once it is loaded. */
  readonly ask: () => void
}

/**
 * Loads code and its texts on the first interaction that needs them. A failure is returned, not thrown as by
 * React's `lazy`, so that the widget stays and can report it.
 */
export function useLateCode<Code>(
  load: () => Promise<Code>,
  namespaces: readonly MessageNamespace[] = [],
): LateCode<Code> {
  const store = useStore()
  const [code, setCode] = useState<Code | null>(null)
  const [state, setState] = useState<LateCode<Code>['state']>('waiting')
  async function ask() {
    if (code !== null || state === 'loading') return
    setState('loading')
    try {
      await store.ports.reach?.()
      const [loaded] = await Promise.all([load(), store.loadMessages(namespaces)])
      // Wrapped, since React would call a function as an updater.
      setCode(() => loaded)
      setState('waiting')
    } catch {
      setState('failed')
    }
  }
  return { code, state, ask: () => void ask() }
}
