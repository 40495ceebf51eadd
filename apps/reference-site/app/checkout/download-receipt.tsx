import { Button } from '@shyrdak/blocks/parts/button'
import { saveFile, useStore } from '@shyrdak/react-store'
import { useState } from 'react'
import { messagesIn } from '../messages/messages-in.ts'
import { isCanceled } from './order-standing.tsx'
import type { ShownOrder } from './shown-order.ts'

const loadContract = () => import('./receipt-contract.ts').then(({ receiptContract }) => receiptContract)

interface Props {
  order: ShownOrder
  /** Null for the logged-in buyer. */
  secret: string | null
}

/**
 * Downloads the order as a document for bookkeeping: an invoice until it is paid, then a receipt. One that was
 * cancelled unpaid has neither.
 */
export function DownloadReceipt({ order, secret }: Props) {
  const { id, payment } = order
  const store = useStore()
  const t = messagesIn(store.language, 'site/checkout')
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle')
  const isPaid = payment.state === 'paid' || payment.state === 'refunded'
  async function download() {
    if (state === 'loading') return
    setState('loading')
    try {
      const { receipts } = await store.sdk(loadContract())
      saveFile(await receipts.read({ params: { id }, query: secret === null ? {} : { k: secret } }))
      setState('idle')
    } catch {
      setState('failed')
    }
  }
  return (
    <>
      <Button tone="secondary" busy={state === 'loading'} onClick={() => void download()}>
        {t(isPaid ? 'receipt' : isCanceled(order) ? 'orderFile' : 'invoice')}
      </Button>
      <span className="site-order-note" role="status">
        {state === 'failed' ? t('receiptFailed') : ''}
      </span>
    </>
  )
}
