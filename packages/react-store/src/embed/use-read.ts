import { useCodeMessages } from '../messages/use-messages.ts'
import { isShyrdakError } from '@shyrdak/sdk'
import { useEffect, useState } from 'react'
import { useStore } from '../store/use-store.ts'
import { UNAVAILABLE, failureText } from '../parts/failure-text.ts'

/** `data` is undefined while loading; `failure` is the message to show. */
export interface Reading<Data> {
  readonly data: Data | undefined
  readonly failure: string | null
}

/** Reads again whenever `key` changes. */
export function useRead<Data>(key: string, read: (signal: AbortSignal) => Promise<Data>): Reading<Data> {
  const { language } = useStore()
  const i18n = useCodeMessages('errors')
  const [reading, setReading] = useState<Reading<Data> & { readonly of: string }>()
  useEffect(() => {
    const leaving = new AbortController()
    read(leaving.signal).then(
      (data) => leaving.signal.aborted || setReading({ of: key, data, failure: null }),
      (error: unknown) => {
        if (leaving.signal.aborted) return
        const reason = isShyrdakError(error) ? { code: error.code, retryAfter: null } : UNAVAILABLE
        setReading({ of: key, data: undefined, failure: failureText(reason, i18n) })
      },
    )
    return () => leaving.abort()
    // `key` identifies what is read; `read` is a new function on every render.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [key, language])
  return reading?.of === key ? reading : { data: undefined, failure: null }
}
