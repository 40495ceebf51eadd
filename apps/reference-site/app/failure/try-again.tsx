import { Button } from '@shyrdak/blocks/parts/button'
import { useEffect, useEffectEvent, useState } from 'react'
import type { FailureMessages } from '../locales/failure-messages.ts'

type Messages = Pick<FailureMessages, 'tryAgain' | 'stillAway'>

/** Loads the page again, by itself when the connection is back; says so while the store cannot be reached. */
export function TryAgain({ messages }: { messages: Messages }) {
  const [state, setState] = useState<'still' | 'asking' | 'away'>('still')

  async function reload() {
    setState('asking')
    try {
      // Without an answer the browser would show its own page instead.
      await fetch(location.href, { method: 'HEAD', cache: 'no-store' })
      location.reload()
    } catch {
      setState('away')
    }
  }

  const onOnline = useEffectEvent(() => void reload())
  useEffect(() => {
    const listen = () => onOnline()
    addEventListener('online', listen)
    return () => removeEventListener('online', listen)
  }, [])

  return (
    <>
      <Button busy={state === 'asking'} onClick={() => void reload()}>
        {messages.tryAgain}
      </Button>
      <p role="status">{state === 'away' ? messages.stillAway : ''}</p>
    </>
  )
}
