import { isShyrdakError } from '@shyrdak/sdk'
import type { FailureCode } from '@shyrdak/sdk/rules'
import { useState } from 'react'
import { profileSdk, type ProfileSdk } from './profile-sdk.ts'
import { useStore } from '../../store/use-store.ts'

interface CallFailure {
  readonly code: FailureCode
  readonly retryAfter: number | null
}

/** Runs one call of the profile at a time and tracks its state. */
export function useAuthCall() {
  const store = useStore()
  const [state, setState] = useState<'idle' | 'doing' | 'done' | 'failed'>('idle')
  const [failure, setFailure] = useState<CallFailure | null>(null)
  async function run(call: (sdk: ProfileSdk) => Promise<unknown>): Promise<void> {
    if (state === 'doing') return
    setState('doing')
    setFailure(null)
    try {
      await call(await profileSdk(store))
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
