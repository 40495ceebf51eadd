import { isShyrdakError } from '@shyrdak/sdk'
import { describeError } from '@shyrdak/sdk/messages'
import { useEffect, useState } from 'react'
import { useCodeMessages } from '../messages/use-messages.ts'
import { isUnloaded } from './is-unloaded.ts'
import { useStore } from './use-store.ts'

export interface ReadingFailure {
  readonly message: string
  /** Whether the entity does not exist (`NOT_FOUND`), so that a retry would not help. */
  readonly isMissing: boolean
}

/** The result of a read; `data` and `failure` are both undefined while loading. */
export interface Reading<Data> {
  readonly data?: Data
  readonly failure?: ReadingFailure
  readonly retry: () => void
}

/** Reads data, and again whenever `key` changes. */
export function useReading<Data>(key: string, read: (signal: AbortSignal) => Promise<Data>): Reading<Data> {
  const store = useStore()
  const i18n = useCodeMessages('errors')
  const [reading, setReading] = useState<Omit<Reading<Data>, 'retry'> & { readonly of: string }>()
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    const leaving = new AbortController()
    read(leaving.signal).then(
      (data) => leaving.signal.aborted || setReading({ of: key, data }),
      (error: unknown) => {
        if (leaving.signal.aborted) return
        // Any other error than these two is a mistake of ours.
        const code = isShyrdakError(error) ? error.code : isUnloaded(error) ? 'NETWORK' : 'INTERNAL'
        // The shopper's message hides the cause, so it is logged for developers.
        if (code !== 'NOT_FOUND') console.error('Shyrdak:', error)
        const failure = { message: describeError(code, i18n), isMissing: code === 'NOT_FOUND' }
        setReading({ of: key, failure })
      },
    )
    return () => leaving.abort()
    // `key` identifies what is read; `read` is a new function on every render.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [key, store, attempt])
  const retry = () => {
    setReading(undefined)
    setAttempt(attempt + 1)
  }
  return { ...(reading?.of === key ? reading : {}), retry }
}
