import './clients.css'
import { messagesIn } from '../../messages/messages-in.ts'
import { wholesaleClients } from '@shyrdak/sdk/management'
import { formatSom, localized } from '@shyrdak/sdk/format'
import { CountryName } from '../country-name.tsx'
import { defineList } from '../list/define-list.tsx'
import type { ListContext } from '../list/list-context.ts'
import { numberFilter, textFilter } from '../list/list-filter.ts'

/** The wholesale clients with their price lists and balances. */
export default defineList({
  rowClass: 'site-clients-row',
  endpoint: wholesaleClients.list,
  namespace: 'desk/clients',
  filters: {
    text: textFilter(({ t }: ListContext<'desk/clients'>) => t('find')),
    price_list: numberFilter('price_list', ({ t }: ListContext<'desk/clients'>) => t('ofList')),
  },
  empty: ({ text, price_list }, { t }) => (text || price_list !== null ? t('empty') : t('none')),
  columns: {
    name: {
      heading: ({ t }) => t('facts'),
      width: 'minmax(12rem, 1fr)',
      cell: ({ id, company, contact }, { prefix }) => (
        <>
          <a href={`${prefix}/desk/clients/${id}`}>{company}</a>
          <span className="site-desk-note">{`${contact.name} · ${contact.email}`}</span>
        </>
      ),
    },
    place: {
      label: ({ t }) => t('place'),
      width: 'minmax(6rem, 9rem)',
      cell: ({ country_iso_code, city }) => (
        <>
          <CountryName code={country_iso_code} />
          <span className="site-desk-note">{city}</span>
        </>
      ),
    },
    prices: {
      label: ({ t }) => t('list'),
      width: 'minmax(7rem, 10rem)',
      cell: ({ price_list, tier_count }, { t, language }) => (
        <>
          {price_list === null ? t('ownPrices') : localized(price_list.name, language)}
          {tier_count > 1 ? (
            <span className="site-desk-note">{t('fromTier', { count: tier_count })}</span>
          ) : null}
        </>
      ),
    },
    orders: {
      heading: ({ language }) => messagesIn(language, 'desk/orders')('title'),
      width: '6rem',
      cell: ({ orders }, { t }) => t('orders', { count: orders }),
    },
    balance: {
      label: ({ t }) => t('balance'),
      width: '8.5rem',
      cell: ({ balance }) => <strong>{formatSom(balance)}</strong>,
    },
  },
})
