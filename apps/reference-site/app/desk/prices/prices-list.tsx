import './prices.css'
import { messagesIn } from '../../messages/messages-in.ts'
import { Badge } from '@shyrdak/blocks/parts/badge'
import { Button } from '@shyrdak/blocks/parts/button'
import { formatDate, formatSom, localized } from '@shyrdak/sdk/format'
import { listPrices, priceLists, type ManagedPriceList } from '@shyrdak/sdk/management'
import { useParams } from 'react-router'
import { usePageContext } from '../../page/use-page-context.ts'
import { defineList } from '../list/define-list.tsx'
import type { ListContext } from '../list/list-context.ts'
import { oneOf, textFilter } from '../list/list-filter.ts'
import { Loaded } from '../loaded.tsx'
import { useDocumentTitle } from '../use-document-title.ts'
import { useItem } from '../use-item.ts'

type Context = ListContext<'desk/prices'>

const TONES = { current: 'sage', future: 'indigo', past: 'plain' } as const

/** The prices of a price list. */
export default defineList({
  rowClass: 'site-prices-row',
  endpoint: listPrices.list,
  params: ({ id }) => ({ id: Number(id) }),
  namespace: 'desk/prices',
  Before: ListHead,
  filters: {
    state: oneOf({
      options: ['all', 'current', 'future', 'past'],
      label: ({ t }: Context) => t('states'),
      title: (state, { t }) => t(`filters.${state}`),
      query: (state) => (state === 'all' ? {} : { state }),
    }),
    text: textFilter(({ t }: Context) => t('find')),
  },
  empty: ({ text, state }, { t, language }) =>
    text || state !== 'all' ? messagesIn(language, 'site/desk')('nothingFound') : t('none'),
  columns: {
    goods: {
      heading: ({ language }) => messagesIn(language, 'desk/bulk-prices')('product'),
      width: 'minmax(11rem, 1fr)',
      cell: ({ id, product, sole }, { t, prefix, language }) => (
        <>
          <a href={`${prefix}/desk/prices/${id}`}>{localized(product.name, language)}</a>
          <span className="site-desk-note">
            {sole
              ? t('withSole', { sole: localized(sole.name, language) })
              : t(product.price_type === 'sole' ? 'anySole' : 'noSole')}
          </span>
        </>
      ),
    },
    tier: {
      heading: ({ language }) => messagesIn(language, 'desk/wholesale-orders')('count'),
      width: '8rem',
      cell: ({ from_count }, { t }) => t('fromCount', { count: from_count }),
    },
    days: {
      label: ({ t }) => t('days'),
      width: 'minmax(9rem, 12rem)',
      cell: ({ valid_from, valid_until }, { t, language }) => {
        const from = formatDate(valid_from, language, 'short')
        return valid_until === null
          ? t('since', { from })
          : t('between', { from, until: formatDate(valid_until, language, 'short') })
      },
    },
    state: {
      width: 'minmax(7rem, 9rem)',
      cell: ({ state }, { t }) => <Badge tone={TONES[state]}>{t(`stateOf.${state}`)}</Badge>,
    },
    price: {
      label: ({ t }) => t('price'),
      width: '8rem',
      cell: ({ price }) => <strong>{formatSom(price)}</strong>,
    },
  },
})

/** The head of the list: its name, its clients, and links to add prices. */
function ListHead() {
  const { language } = usePageContext()
  const id = Number(useParams()['id'])
  const { query } = useItem(priceLists.read, { params: { id } })
  useDocumentTitle(query.data ? localized(query.data.name, language) : null)
  // The list below shows the error.
  if (query.error?.code === 'NOT_FOUND') return null
  return (
    <Loaded query={query} opening={<Head id={id} />}>
      {(list) => <Head id={id} list={list} />}
    </Loaded>
  )
}

interface HeadProps {
  id: number
  /** Missing while it is read: then an invisible head keeps the list below in its place. */
  list?: ManagedPriceList
}

function Head({ id, list }: HeadProps) {
  const { language, prefix } = usePageContext()
  const t = messagesIn(language, 'desk/prices')
  return (
    <section
      className="site-prices-head"
      data-opening={list ? undefined : true}
      aria-labelledby="desk-list-name"
    >
      <p className="site-desk-ways">
        <a href={`${prefix}/desk/price-lists`}>{t('toLists')}</a>
        <a href={`${prefix}/desk/clients?price_list=${id}`}>{t('clients', { count: list?.clients ?? 0 })}</a>
        <a href={`${prefix}/desk/price-lists/${id}/name`}>{t('rename')}</a>
      </p>
      <div>
        <h2 id="desk-list-name">{list ? localized(list.name, language) : '\u00A0'}</h2>
        <p className="site-desk-note">{t('lead')}</p>
      </div>
      <p className="site-desk-ways">
        <Button size="small" href={`${prefix}/desk/price-lists/${id}/new-price`}>
          {t('add')}
        </Button>
        <Button size="small" tone="secondary" href={`${prefix}/desk/price-lists/${id}/bulk`}>
          {t('bulk')}
        </Button>
      </p>
    </section>
  )
}
