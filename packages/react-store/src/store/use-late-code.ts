import { useState } from 'react'
import type { MessageNamespace } from '../messages/read-messages.ts'
import { useStore } from './use-store.ts'

export interface LateCode<Code> {
  /** Null until it is there. */
  readonly code: Code | null
  /** `failed` after a press in vain; the next one tries again. */
  readonly state: 'waiting' | 'loading' | 'failed'
  /** Loads it, once. */
  readonly ask: () => void
}

/**
 * Code and its texts that come with the first press that needs them. Unlike what React's `lazy` loads, it may fail: the
 * widget stays, and says so.
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
      // It may be a function, which React would call.
      setCode(() => loaded)
      setState('waiting')
    } catch {
      setState('failed')
    }
  }
  return { code, state, ask: () => void ask() }
}
