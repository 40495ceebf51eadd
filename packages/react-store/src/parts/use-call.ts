import { isShyrdakError } from '@shyrdak/sdk'
import type { Issue } from '@shyrdak/sdk/contract'
import type { FailureCode } from '@shyrdak/sdk/rules'
import { useState } from 'react'
import { useStore } from '../store/use-store.ts'

export interface CallFailure {
  readonly code: FailureCode
  readonly retryAfter: number | null
}

interface CallState {
  readonly isBusy: boolean
  readonly failure: CallFailure | null
  readonly issues: readonly Issue[]
}

const IDLE: CallState = { isBusy: false, failure: null, issues: [] }

/** Runs one call at a time, and remembers why the last one failed. An ended session leads to the login. */
export function useCall() {
  const store = useStore()
  const [state, setState] = useState(IDLE)

  /** What the call answers; undefined when it failed, or another one runs. */
  async function run<T>(call: () => Promise<T>): Promise<T | undefined> {
    if (state.isBusy) return undefined
    setState({ ...IDLE, isBusy: true })
    try {
      const answer = await call()
      setState(IDLE)
      return answer
    } catch (error) {
      if (!isShyrdakError(error)) {
        setState(IDLE)
        throw error
      }
      setState({
        isBusy: false,
        failure: { code: error.code, retryAfter: error.retryAfter ?? null },
        issues: error.issues ?? [],
      })
      if (error.code === 'UNAUTHENTICATED') void store.auth.send({ type: 'session.expired' })
      return undefined
    }
  }

  return {
    ...state,
    run,
    /** Names what is wrong without asking the store. */
    refuse: (issues: readonly Issue[]) =>
      setState({ isBusy: false, failure: { code: 'INVALID', retryAfter: null }, issues }),
    reset: () => setState(IDLE),
  }
}
