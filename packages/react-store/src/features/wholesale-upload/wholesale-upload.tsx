import { Alert } from '@shyrdak/blocks/parts/alert'
import { Spinner } from '@shyrdak/blocks/parts/spinner'
import { WHOLESALE_COUNT } from '@shyrdak/sdk/contract'
import { useId, useState } from 'react'
import { useCodeMessages, useMessages } from '../../messages/use-messages.ts'
import { failureText } from '../../parts/failure-text.ts'
import { useFocusFallback } from '../../parts/use-focus-fallback.ts'
import { useStore } from '../../store/use-store.ts'
import { CheckedLines } from './checked-lines.tsx'
import { DownloadPriceList } from './download-price-list.tsx'
import { readOrderFile, type FileRefusal, type ReadOrder } from './read-order-file.ts'

type Shown =
  | ReadOrder
  | { readonly state: 'idle' | 'reading' }
  | { readonly state: 'added'; readonly count: number; readonly leftOut: number }

export interface WholesaleUploadProps {
  /** Whether the user may order. Otherwise only the price list can be downloaded. */
  readonly canOrder: boolean
}

/**
 * Orders from a file: downloads the price list to fill in, and shows the lines read from an uploaded file
 * before they are added to the cart.
 */
export function WholesaleUpload({ canOrder }: WholesaleUploadProps) {
  const store = useStore()
  const t = useMessages('wholesale-upload', 'wholesale-cart')
  const tCart = useMessages('wholesale-cart')
  const id = useId()
  const [shown, setShown] = useState<Shown>({ state: 'idle' })
  const isReading = shown.state === 'reading'
  const fallback = useFocusFallback<HTMLElement>()

  async function read(file: File | undefined) {
    if (!file || isReading) return
    setShown({ state: 'reading' })
    setShown(await readOrderFile(store, file))
  }
  return (
    <section {...fallback} className="shyrdak-upload" data-state={shown.state} aria-labelledby={`${id}title`}>
      <h2 id={`${id}title`}>{canOrder ? t('title') : t('download')}</h2>
      {canOrder ? <p>{t('lead')}</p> : null}
      <div className="shyrdak-upload-ways">
        <DownloadPriceList />
        {canOrder ? (
          <>
            <label className="shyrdak-upload-file">
              <span>{t('choose')}</span>
              <input
                type="file"
                accept=".xlsx,.csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet,text/csv"
                // A disabled field would lose the focus.
                aria-disabled={isReading || undefined}
                onClick={(event) => {
                  if (isReading) event.preventDefault()
                }}
                aria-describedby={`${id}formats`}
                onChange={({ currentTarget }) => {
                  void read(currentTarget.files?.[0])
                  // Allows the same file to be chosen again after it was corrected.
                  currentTarget.value = ''
                }}
              />
            </label>
            <small id={`${id}formats`}>{t('formats')}</small>
          </>
        ) : null}
      </div>
      <div role="status">
        {isReading ? (
          <p className="shyrdak-upload-wait">
            <Spinner /> {t('reading')}
          </p>
        ) : null}
        {shown.state === 'added' ? (
          <p className="shyrdak-upload-added">
            {t('added', { count: shown.count })}{' '}
            {shown.leftOut > 0
              ? `${tCart('leftOut', { count: shown.leftOut, max: WHOLESALE_COUNT })} `
              : null}
            <a href={store.link('/admin/basket')}>{t('toBasket')}</a>
          </p>
        ) : null}
      </div>
      {shown.state === 'refused' ? <Refused refusal={shown.refusal} /> : null}
      {shown.state === 'read' ? (
        <CheckedLines
          lines={shown.lines}
          onAdded={(count, leftOut) => setShown({ state: 'added', count, leftOut })}
          onCancel={() => setShown({ state: 'idle' })}
        />
      ) : null}
    </section>
  )
}

function Refused({ refusal }: { readonly refusal: FileRefusal }) {
  const t = useMessages('wholesale-upload')
  const i18n = useCodeMessages('errors')
  return (
    <Alert tone="danger" title={t('refused')}>
      {refusal.reason === 'call'
        ? failureText(refusal, i18n)
        : refusal.reason === 'columns'
          ? t('reasons.columns', {
              columns: refusal.columns.map((column) => t(`columns.${column}`)).join(', '),
            })
          : refusal.reason === 'otherKind'
            ? t('reasons.otherKind', { format: refusal.format })
            : t(`reasons.${refusal.reason}`)}
    </Alert>
  )
}
