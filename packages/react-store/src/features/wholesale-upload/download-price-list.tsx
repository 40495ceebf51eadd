import { Button } from '@shyrdak/blocks/parts/button'
import { useState } from 'react'
import { useMessages } from '../../messages/use-messages.ts'
import { saveFile } from '../../parts/save-file.ts'
import { useStore } from '../../store/use-store.ts'
import { orderFileSdk } from './order-file-sdk.ts'

const FORMATS = { xlsx: 'downloadXlsx', csv: 'downloadCsv' } as const
type Format = keyof typeof FORMATS

/** Buttons that download the client's price list. */
export function DownloadPriceList() {
  const store = useStore()
  const t = useMessages('wholesale-upload')
  const [loading, setLoading] = useState<Format | null>(null)
  const [isFailed, setFailed] = useState(false)
  async function download(format: Format) {
    if (loading) return
    setLoading(format)
    setFailed(false)
    try {
      const { wholesale } = await orderFileSdk(store)
      saveFile(await wholesale.priceList.file({ query: { format } }))
    } catch {
      setFailed(true)
    }
    setLoading(null)
  }
  return (
    <>
      {(['xlsx', 'csv'] as const).map((format) => (
        <Button key={format} tone="secondary" busy={loading === format} onClick={() => void download(format)}>
          {t(FORMATS[format])}
        </Button>
      ))}
      <span className="shyrdak-upload-failure" role="status">
        {isFailed ? t('downloadFailed') : ''}
      </span>
    </>
  )
}
