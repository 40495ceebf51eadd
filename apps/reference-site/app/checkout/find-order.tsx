import { messagesIn } from '../messages/messages-in.ts'
import { Spinner } from '@shyrdak/blocks/parts/spinner'
import { useStore } from '@shyrdak/react-store'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { FailurePage } from '../failure/failure-page.tsx'
import { usePageContext } from '../page/use-page-context.ts'
import { CheckoutPage } from './checkout-page.tsx'

/**
 * Shown for an order URL without its secret. Opens the order with the secret stored on this device, else
 * shows the 404 page.
 */
export function FindOrder(requested: { id: string } | { uuid: string }) {
  const { ports } = useStore()
  const navigate = useNavigate()
  const { language, prefix } = usePageContext()
  const [isNotFound, setNotFound] = useState(false)
  const t = messagesIn(language, 'site/checkout')
  const name = 'id' in requested ? requested.id : requested.uuid
  const isId = 'id' in requested

  useEffect(() => {
    let isHere = true
    async function find() {
      const { ownSecret } = await import('./own-secret.ts')
      const secret = ownSecret(ports.storage, isId ? { id: name } : { uuid: name })
      if (!isHere) return
      if (secret) await navigate({ search: `?k=${encodeURIComponent(secret)}` }, { replace: true })
      else setNotFound(true)
    }
    find().catch(() => setNotFound(true))
    return () => {
      isHere = false
    }
  }, [ports, navigate, isId, name])

  const missing = messagesIn(language, 'site/failure')('pageNotFound')
  useEffect(() => {
    if (isNotFound) document.title = `${missing} · Shyrdak`
  }, [isNotFound, missing])

  if (isNotFound) return <FailurePage kind="missing" language={language} prefix={prefix} />
  return (
    <CheckoutPage>
      <h1>{t('findingTitle')}</h1>
      <p className="site-order-finding" role="status">
        <Spinner /> {t('finding')}
      </p>
      <noscript>
        <p>{t('findingNeedsScript')}</p>
      </noscript>
    </CheckoutPage>
  )
}
