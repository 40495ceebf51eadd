import { Spinner } from '@shyrdak/blocks/parts/spinner'
import { useStore } from '@shyrdak/react-store'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { FailurePage } from '../failure/failure-page.tsx'
import { siteWords } from '../locales/site-words.ts'
import { usePageVisit } from '../page/use-visit.ts'
import { PurchasePage } from './purchase-page.tsx'
import { purchaseWords } from './purchase-words.ts'

/** An address without a secret: opened with the one kept on this device, and a missing page where none is. */
export function SeekOrder(wanted: { id: string } | { uuid: string }) {
  const { ports } = useStore()
  const navigate = useNavigate()
  const { language, prefix } = usePageVisit()
  const [isMissing, setIsMissing] = useState(false)
  const words = purchaseWords[language]
  const name = 'id' in wanted ? wanted.id : wanted.uuid
  const isId = 'id' in wanted

  useEffect(() => {
    let isHere = true
    async function seek() {
      const { ownSecret } = await import('./own-secret.ts')
      const secret = ownSecret(ports.storage, isId ? { id: name } : { uuid: name })
      if (!isHere) return
      if (secret) await navigate({ search: `?k=${encodeURIComponent(secret)}` }, { replace: true })
      else setIsMissing(true)
    }
    seek().catch(() => setIsMissing(true))
    return () => {
      isHere = false
    }
  }, [ports, navigate, isId, name])

  const { pageNotFound } = siteWords(language).failure
  useEffect(() => {
    if (isMissing) document.title = `${pageNotFound} · Shyrdak`
  }, [isMissing, pageNotFound])

  if (isMissing) return <FailurePage kind="missing" language={language} prefix={prefix} />
  return (
    <PurchasePage>
      <h1>{words.seekingTitle}</h1>
      <p className="site-order-seeking" role="status">
        <Spinner /> {words.seeking}
      </p>
      <noscript>
        <p>{words.seekingNeedsScript}</p>
      </noscript>
    </PurchasePage>
  )
}
