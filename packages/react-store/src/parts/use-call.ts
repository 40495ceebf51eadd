import type { Issue } from '@shyrdak/sdk/contract'
import { useRef, useState } from 'react'
import { failureOfCall } from './failure-of-call.ts'
import type { FailureReason } from './failure-text.ts'

interface CallState {
  readonly state: 'idle' | 'busy' | 'done' | 'failed'
  readonly failure: FailureReason | null
  readonly issues: readonly Issue[]
}

const IDLE: CallState = { state: 'idle', failure: null, issues: [] }

function failedWith(error: unknown): CallState {
  const { issues, ...failure } = failureOfCall(error)
  return { state: 'failed', failure, issues }
}

/** Runs one call at a time, and holds the outcome of the last one. */
export function useCall() {
  const [state, setState] = useState(IDLE)
  const isRunning = useRef(false)

  /** Returns the result of the call; undefined when it failed or another one is running. */
  async function run<T>(call: () => Promise<T>): Promise<T | undefined> {
    if (isRunning.current) return undefined
    isRunning.current = true
    setState({ ...IDLE, state: 'busy' })
    try {
      const answer = await call()
      setState({ ...IDLE, state: 'done' })
      return answer
    } catch (error) {
      setState(failedWith(error))
      return undefined
    } finally {
      isRunning.current = false
    }
  }

  return {
    ...state,
    isBusy: state.state === 'busy',
    run,
    /** Reports invalid input without a request. */
    refuse: (issues: readonly Issue[]) =>
      setState({ state: 'failed', failure: { code: 'INVALID', retryAfter: null }, issues }),
    /** Clears the outcome of the last call. */
    reset() {
      if (!isRunning.current) setState(IDLE)
    },
  }
}
