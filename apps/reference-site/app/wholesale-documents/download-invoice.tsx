import { Button } from '@shyrdak/blocks/parts/button'
import { saveFile, useStore } from '@shyrdak/react-store'
import { wholesaleInvoices, type InvoiceDetails } from '@shyrdak/sdk/contract'
import { useState } from 'react'
import { messagesIn } from '../messages/messages-in.ts'

const contract = { wholesale: { invoices: { pdf: wholesaleInvoices.pdf } } } as const

/** Downloads the invoice as a PDF in the language of the page. */
export function DownloadInvoice({ invoice: { id, order_id } }: { invoice: InvoiceDetails }) {
  const store = useStore()
  const t = messagesIn(store.language, 'site/wholesale-documents')
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle')
  async function download() {
    if (state === 'loading') return
    setState('loading')
    try {
      const { wholesale } = await store.sdk(contract)
      saveFile(await wholesale.invoices.pdf({ params: { orderId: order_id, invoiceId: id } }))
      setState('idle')
    } catch {
      setState('failed')
    }
  }
  return (
    <>
      <Button busy={state === 'loading'} onClick={() => void download()}>
        {state === 'failed' ? t('tryAgain') : t('download')}
      </Button>
      <p className="site-invoice-failure" role="status">
        {state === 'failed' ? t('downloadFailed') : ''}
      </p>
    </>
  )
}
