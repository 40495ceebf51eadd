import type { Translate } from '@shyrdak/sdk/messages'
import type { Texts } from '../messages/texts.ts'
import { Button } from '@shyrdak/blocks/parts/button'
import { useEffect, useEffectEvent, useState } from 'react'

/** Loads the page again, by itself when the connection is back; says so while the store cannot be reached. */
export function TryAgain({ t }: { t: Translate<Texts['site/failure']> }) {
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
        {t('tryAgain')}
      </Button>
      <p role="status">{state === 'away' ? t('stillAway') : ''}</p>
    </>
  )
}
