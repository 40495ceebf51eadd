import { Spinner } from '@shyrdak/blocks/parts/spinner'
import { useStore } from '@shyrdak/react-store'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { FailurePage } from '../failure/failure-page.tsx'
import { siteMessages } from '../locales/site-messages.ts'
import { usePageContext } from '../page/use-page-context.ts'
import { CheckoutPage } from './checkout-page.tsx'
import { checkoutMessages } from './checkout-messages.ts'

/** An address without a secret: opened with the one stored on this device, else not found. */
export function FindOrder(requested: { id: string } | { uuid: string }) {
  const { ports } = useStore()
  const navigate = useNavigate()
  const { language, prefix } = usePageContext()
  const [isNotFound, setNotFound] = useState(false)
  const messages = checkoutMessages[language]
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

  const { pageNotFound } = siteMessages(language).failure
  useEffect(() => {
    if (isNotFound) document.title = `${pageNotFound} · Shyrdak`
  }, [isNotFound, pageNotFound])

  if (isNotFound) return <FailurePage kind="missing" language={language} prefix={prefix} />
  return (
    <CheckoutPage>
      <h1>{messages.findingTitle}</h1>
      <p className="site-order-finding" role="status">
        <Spinner /> {messages.finding}
      </p>
      <noscript>
        <p>{messages.findingNeedsScript}</p>
      </noscript>
    </CheckoutPage>
  )
}
