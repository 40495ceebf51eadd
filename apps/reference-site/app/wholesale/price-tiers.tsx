import type { Language, PriceTier } from '@shyrdak/sdk/contract'
import { formatDate, formatMoney, localized } from '@shyrdak/sdk/format'
import { messagesIn } from '../messages/messages-in.ts'

interface Props {
  tiers: readonly PriceTier[]
  language: Language
}

/** What goods cost by their count, with the list that gives each price and until when. */
export function PriceTiers({ tiers, language }: Props) {
  const t = messagesIn(language, 'site/wholesale')
  if (tiers.length === 0) return <p className="site-wholesale-note">{t('noPrice')}</p>
  return (
    <dl className="site-wholesale-tiers">
      {tiers.map(({ from_count, price, list, valid_until }) => (
        <div key={from_count}>
          <dt>{from_count === 1 ? t('fromOne') : t('fromCount', { count: from_count })}</dt>
          <dd>
            {formatMoney(price, 'KGS', language)}
            {list || valid_until ? (
              <small>
                {[
                  list ? localized(list.name, language) : '',
                  valid_until ? t('until', { day: formatDate(valid_until, language) }) : '',
                ]
                  .filter(Boolean)
                  .join(', ')}
              </small>
            ) : null}
          </dd>
        </div>
      ))}
    </dl>
  )
}
