import { isShyrdakError } from '@shyrdak/sdk'
import type { FailureCode } from '@shyrdak/sdk/rules'
import { useState } from 'react'
import type { AccountSdk } from '../store/account-contract.ts'
import { useStore } from './use-store.ts'

interface Told {
  readonly code: FailureCode
  readonly retryAfter: number | null
}

/** One thing done at the press of a button, as whoever is logged in. */
export function useAuthCall() {
  const store = useStore()
  const [state, setState] = useState<'idle' | 'doing' | 'done' | 'failed'>('idle')
  const [failure, setFailure] = useState<Told | null>(null)
  async function run(call: (sdk: AccountSdk) => Promise<unknown>): Promise<void> {
    if (state === 'doing') return
    setState('doing')
    setFailure(null)
    try {
      await call(await store.account())
      setState('done')
    } catch (error) {
      setState('failed')
      setFailure(
        isShyrdakError(error)
          ? { code: error.code, retryAfter: error.retryAfter ?? null }
          : { code: 'INTERNAL', retryAfter: null },
      )
    }
  }
  return { state, failure, run }
}
