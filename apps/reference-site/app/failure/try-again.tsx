import type { Translate } from '@shyrdak/sdk/messages'
import type { Texts } from '../messages/texts.ts'
import { Button } from '@shyrdak/blocks/parts/button'
import { reachPage } from '@shyrdak/react-store/without-react'
import { useEffect, useEffectEvent, useState } from 'react'

/**
 * A button that reloads the page. Also reloads when the connection is back, and says when the store is
 * unreachable.
 */
export function TryAgain({ t }: { t: Translate<Texts['site/failure']> }) {
  const [state, setState] = useState<'idle' | 'loading' | 'unavailable'>('idle')

  async function reload() {
    setState('loading')
    try {
      // Checked first: reloading without a connection would show the browser's own error page.
      await reachPage()
      location.reload()
    } catch {
      setState('unavailable')
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
      <Button busy={state === 'loading'} onClick={() => void reload()}>
        {t('tryAgain')}
      </Button>
      <p role="status">{state === 'unavailable' ? t('stillUnavailable') : ''}</p>
    </>
  )
}
