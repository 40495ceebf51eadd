import { isShyrdakError } from '@shyrdak/sdk'
import type { Issue } from '@shyrdak/sdk/contract'
import type { FailureCode } from '@shyrdak/sdk/rules'
import { useRef, useState } from 'react'
import { useStore } from '../store/use-store.ts'
import { UNAVAILABLE } from './failure-text.ts'

export interface CallFailure {
  readonly code: FailureCode
  readonly retryAfter: number | null
}

interface CallState {
  readonly state: 'idle' | 'busy' | 'done' | 'failed'
  readonly failure: CallFailure | null
  readonly issues: readonly Issue[]
}

const IDLE: CallState = { state: 'idle', failure: null, issues: [] }

/** What is not the SDK's is code that could not be loaded. */
const failedWith = (error: unknown): CallState =>
  isShyrdakError(error)
    ? {
        state: 'failed',
        failure: { code: error.code, retryAfter: error.retryAfter ?? null },
        issues: error.issues,
      }
    : { state: 'failed', failure: UNAVAILABLE, issues: [] }

interface CallOptions {
  /** Whether an ended session leads to the login. Not where guests call too: they would lose what they are at. */
  readonly leadsToLogin?: boolean
}

/** Runs one call at a time, and remembers how the last one ended. */
export function useCall({ leadsToLogin = true }: CallOptions = {}) {
  const { auth } = useStore()
  const [state, setState] = useState(IDLE)
  const isRunning = useRef(false)

  /** What the call answers; undefined when it failed, or another one runs. */
  async function run<T>(call: () => Promise<T>): Promise<T | undefined> {
    if (isRunning.current) return undefined
    isRunning.current = true
    setState({ ...IDLE, state: 'busy' })
    try {
      const answer = await call()
      setState({ ...IDLE, state: 'done' })
      return answer
    } catch (error) {
      const failed = failedWith(error)
      setState(failed)
      if (leadsToLogin && failed.failure?.code === 'UNAUTHENTICATED')
        void auth.send({ type: 'session.expired' })
      return undefined
    } finally {
      isRunning.current = false
    }
  }

  return {
    ...state,
    isBusy: state.state === 'busy',
    run,
    /** Names what is wrong without asking the store. */
    refuse: (issues: readonly Issue[]) =>
      setState({ state: 'failed', failure: { code: 'INVALID', retryAfter: null }, issues }),
    /** Forgets how the last call ended. */
    reset() {
      if (!isRunning.current) setState(IDLE)
    },
  }
}
