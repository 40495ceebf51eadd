import { isShyrdakError } from '@shyrdak/sdk'
import { useEffect, useState } from 'react'
import { useStore } from '../hooks/use-store.ts'
import { UNAVAILABLE, failureText } from '../widget-parts/failure-text.ts'

/** What an element reads from the store: undefined until it is there. `failure` says why it is not. */
export interface Reading<Answer> {
  readonly answer: Answer | undefined
  readonly failure: string | null
}

/** Reads again whenever `question` changes. */
export function useRead<Answer>(
  question: string,
  read: (signal: AbortSignal) => Promise<Answer>,
): Reading<Answer> {
  const { language } = useStore()
  const [reading, setReading] = useState<Reading<Answer> & { readonly of: string }>()
  useEffect(() => {
    const leaving = new AbortController()
    read(leaving.signal).then(
      (answer) => leaving.signal.aborted || setReading({ of: question, answer, failure: null }),
      (error: unknown) => {
        if (leaving.signal.aborted) return
        const told = isShyrdakError(error) ? { code: error.code, retryAfter: null } : UNAVAILABLE
        setReading({ of: question, answer: undefined, failure: failureText(told, language) })
      },
    )
    return () => leaving.abort()
    // What is read depends on the question alone; `read` is another function with every drawing.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [question, language])
  return reading?.of === question ? reading : { answer: undefined, failure: null }
}
