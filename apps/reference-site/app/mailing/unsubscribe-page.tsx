import '../back-in-stock/back-in-stock.css'
import { isShyrdakError } from '@shyrdak/sdk'
import { subscribers } from '@shyrdak/sdk/contract'
import { Alert } from '@shyrdak/blocks/parts/alert'
import { Button } from '@shyrdak/blocks/parts/button'
import { Ornament } from '@shyrdak/blocks/parts/ornament'
import { useStore } from '@shyrdak/react-store'
import { useState } from 'react'
import { messagesIn } from '../messages/messages-in.ts'
import { useIsLive } from '../page/use-is-live.ts'
import { usePageContext } from '../page/use-page-context.ts'

const { leave, rejoin } = subscribers
const contract = { content: { subscribers: { leave, rejoin } } } as const

type State = 'asked' | 'leaving' | 'left' | 'returning' | 'back' | 'unknown'

/**
 * The page behind the unsubscribe link of mailing-list emails. One press leaves the list, another one undoes
 * that.
 */
export function UnsubscribePage({ secret }: { secret: string }) {
  const { language, prefix } = usePageContext()
  const t = messagesIn(language, 'site/mailing')
  const store = useStore()
  const isLive = useIsLive()
  const [state, setState] = useState<State>('asked')
  const [isFailed, setFailed] = useState(false)

  async function press(way: 'leave' | 'rejoin') {
    const before = state
    setFailed(false)
    setState(way === 'leave' ? 'leaving' : 'returning')
    try {
      const { content } = await store.sdk(contract)
      await content.subscribers[way]({ body: { k: secret } })
      setState(way === 'leave' ? 'left' : 'back')
    } catch (error) {
      const isKnown = isShyrdakError(error) && (error.code === 'NOT_FOUND' || error.code === 'INVALID')
      setState(isKnown ? 'unknown' : before)
      setFailed(!isKnown)
    }
  }

  return (
    <main className="site-page site-notification" data-state={state}>
      <Ornament shape="medallion" tone="saffron" />
      <header>
        <h1>{t('title')}</h1>
        {state === 'asked' || state === 'leaving' ? <p>{t('lead')}</p> : null}
      </header>
      <div role="status">
        {state === 'left' || state === 'returning' ? (
          <Alert tone="success" live="off" title={t('left')}>
            <p>{t('leftText')}</p>
          </Alert>
        ) : null}
        {state === 'back' ? (
          <Alert tone="success" live="off" title={t('back')}>
            <p>{t('backText')}</p>
          </Alert>
        ) : null}
        {state === 'unknown' ? (
          <Alert tone="warning" live="off" title={t('unknown')}>
            <p>{t('unknownText')}</p>
          </Alert>
        ) : null}
        {isFailed ? <Alert tone="danger" live="off" title={t('failed')} /> : null}
      </div>
      <p>
        {state === 'asked' || state === 'leaving' ? (
          <Button disabled={!isLive} busy={state === 'leaving'} onClick={() => void press('leave')}>
            {t('press')}
          </Button>
        ) : state === 'left' || state === 'returning' ? (
          <Button tone="secondary" busy={state === 'returning'} onClick={() => void press('rejoin')}>
            {t('undo')}
          </Button>
        ) : (
          <Button href={`${prefix}/`}>{t('toStore')}</Button>
        )}
      </p>
    </main>
  )
}
