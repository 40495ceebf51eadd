import { Button } from '@shyrdak/blocks/parts/button'
import { Spinner } from '@shyrdak/blocks/parts/spinner'
import type { BrandingEntry } from '@shyrdak/sdk/contract'
import { formatDateTime, formatNumber } from '@shyrdak/sdk/format'
import { useState } from 'react'
import { useMessages } from '../../messages/use-messages.ts'
import { useFocusFallback } from '../../parts/use-focus-fallback.ts'
import { useStore } from '../../store/use-store.ts'
import { brandingSdk } from './branding-sdk.ts'

/** The changes of a kit's balance, newest first; loaded when opened. */
export function KitHistory({ kitId }: { readonly kitId: number }) {
  const store = useStore()
  const t = useMessages('wholesale-branding')
  const [entries, setEntries] = useState<readonly BrandingEntry[] | 'reading' | 'failed' | null>(null)
  // The button that tries again disappears.
  const fallback = useFocusFallback<HTMLDetailsElement>()
  async function read() {
    setEntries('reading')
    try {
      const { wholesale } = await brandingSdk(store)
      setEntries(await wholesale.branding.history({ params: { id: kitId } }))
    } catch {
      setEntries('failed')
    }
  }
  return (
    <details
      {...fallback}
      className="shyrdak-branding-history shyrdak-opens"
      onToggle={({ currentTarget }) => {
        if (currentTarget.open && entries === null) void read()
      }}
    >
      <summary>{t('history')}</summary>
      <div role="status">
        {entries === 'reading' ? <Spinner /> : null}
        {entries === 'failed' ? (
          <p>
            {t('historyFailed')}{' '}
            <Button tone="quiet" size="small" onClick={() => void read()}>
              {t('tryAgain')}
            </Button>
          </p>
        ) : null}
      </div>
      {Array.isArray(entries) ? <Entries entries={entries} /> : null}
    </details>
  )
}

function Entries({ entries }: { readonly entries: readonly BrandingEntry[] }) {
  const { language, link } = useStore()
  const t = useMessages('wholesale-branding')
  if (entries.length === 0) return <p>{t('historyEmpty')}</p>
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{t('date')}</th>
          <th scope="col">{t('what')}</th>
          <th scope="col">{t('change')}</th>
        </tr>
      </thead>
      <tbody>
        {entries.map(({ id, kind, amount, order_id, reason, created_at }) => (
          <tr key={id}>
            <td>
              <time dateTime={created_at}>{formatDateTime(created_at, language, 'short')}</time>
            </td>
            <td>
              {t(`kinds.${kind}`)}
              {reason ? <small>{reason}</small> : null}
              {order_id !== null && kind !== 'bought' ? (
                <a href={link(`/admin/order-history/details/${order_id}`)}>{t('order')}</a>
              ) : order_id !== null ? (
                <a href={link(`/admin/invoice/order/${order_id}`)}>{t('toInvoice')}</a>
              ) : null}
            </td>
            <td data-sign={amount < 0 ? 'minus' : 'plus'}>
              {`${amount > 0 ? '+' : ''}${formatNumber(amount, language)}`}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
