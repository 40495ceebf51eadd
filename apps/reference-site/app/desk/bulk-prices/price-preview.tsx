import { formatSom, localized } from '@shyrdak/sdk/format'
import { messagesIn } from '../../messages/messages-in.ts'
import { usePageContext } from '../../page/use-page-context.ts'
import { DeskTable } from '../desk-table.tsx'
import type { PriceChange } from './bulk-prices.ts'

/** The maximum number of rows in the preview; the rest are only counted. */
const MAX_SHOWN = 200

/** What each price is now and would become. */
export function PricePreview({ changes }: { changes: readonly PriceChange[] }) {
  const { language } = usePageContext()
  const t = messagesIn(language, 'desk/bulk-prices')
  const tPrices = messagesIn(language, 'desk/prices')
  return (
    // It scrolls by itself, so it must be reachable by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- as said above
    <section className="site-bulk-preview" aria-label={t('preview')} tabIndex={0}>
      <DeskTable texts={[t('product'), t('from')]} numbers={[t('before'), t('after')]}>
        {changes.slice(0, MAX_SHOWN).map(({ row, price }) => (
          <tr key={row.id}>
            <td>
              {localized(row.product.name, language)}
              {row.sole ? <span className="site-desk-note">{localized(row.sole.name, language)}</span> : null}
            </td>
            <td>{tPrices('fromCount', { count: row.from_count })}</td>
            <td data-number data-label={t('before')}>
              {formatSom(row.price)}
            </td>
            <td data-number data-label={t('after')}>
              <strong>{formatSom(price)}</strong>
            </td>
          </tr>
        ))}
      </DeskTable>
      {changes.length > MAX_SHOWN ? (
        <p className="site-desk-note">{t('more', { count: changes.length - MAX_SHOWN })}</p>
      ) : null}
    </section>
  )
}
