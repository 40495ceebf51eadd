import { messagesIn } from '../../messages/messages-in.ts'
import { formatDateTime } from '@shyrdak/sdk/format'
import { type ManagedKit } from '@shyrdak/sdk/management'
import { usePageContext } from '../../page/use-page-context.ts'
import { DeskTable } from '../desk-table.tsx'

/** What was bought, used and corrected. */
export function KitHistory({ kit: { history } }: { kit: ManagedKit }) {
  const { language, prefix } = usePageContext()
  const t = messagesIn(language, 'desk/kits')
  return (
    <section className="site-desk-section" aria-labelledby="desk-kit-history">
      <h2 id="desk-kit-history">{t('history')}</h2>
      {history.length === 0 ? (
        <p className="site-desk-note">{t('noHistory')}</p>
      ) : (
        <DeskTable texts={[t('when'), t('what')]} numbers={[t('change')]}>
          {history.map((entry) => (
            <tr key={entry.id}>
              <td>
                {formatDateTime(entry.created_at, language, 'short')}
                {entry.actor === null ? null : <span className="site-desk-note">{entry.actor}</span>}
              </td>
              <td>
                {t(`kinds.${entry.kind}`)}
                {entry.order_number === null ? null : (
                  <span className="site-desk-note">
                    {entry.is_goods_order ? (
                      <a href={`${prefix}/desk/wholesale-orders/${entry.order_id}`}>
                        {t('order', { number: entry.order_number })}
                      </a>
                    ) : (
                      t('order', { number: entry.order_number })
                    )}
                  </span>
                )}
                {entry.reason === null ? null : <span className="site-desk-note">{entry.reason}</span>}
              </td>
              <td data-number>{entry.amount > 0 ? `+${entry.amount}` : `−${-entry.amount}`}</td>
            </tr>
          ))}
        </DeskTable>
      )}
    </section>
  )
}
