import './goods.css'
import { messagesIn } from '../../messages/messages-in.ts'
import { Badge } from '@shyrdak/blocks/parts/badge'
import { Button } from '@shyrdak/blocks/parts/button'
import { Image } from '@shyrdak/blocks/parts/image'
import { mediaUrl } from '@shyrdak/sdk/rules'
import { localized } from '@shyrdak/sdk/format'
import { usePageContext } from '../../page/use-page-context.ts'
import { defineList } from '../list/define-list.tsx'
import type { ListContext } from '../list/list-context.ts'
import { oneOf, textFilter } from '../list/list-filter.ts'
import { GOODS_ENDPOINTS, GOODS_KINDS, type GoodsKind } from './goods-kind.ts'

const QUERIES = {
  all: {},
  drafts: { on_sale: false },
  low: { low_stock: true },
  sold_out: { sold_out: true },
  in_stock: { sold_out: false },
} as const

/** The list of products of one kind, with stock and countries of sale. */
export const goodsList = (kind: GoodsKind) =>
  defineList({
    rowClass: 'site-goods-row',
    endpoint: GOODS_ENDPOINTS[kind].list,
    namespace: 'desk/goods',
    Before: () => <GoodsHead kind={kind} />,
    filters: {
      section: oneOf({
        options: ['all', 'drafts', 'low', 'sold_out', 'in_stock'],
        label: ({ t }: ListContext<'desk/goods'>) => t('section'),
        title: (section, { t }) => t(`sections.${section}`),
        query: (section) => QUERIES[section],
      }),
      text: textFilter(({ t }: ListContext<'desk/goods'>) => t('find')),
    },
    empty: ({ text, section }, { t }) => t(text || section !== 'all' ? 'empty' : 'noGoods'),
    columns: {
      photo: {
        width: '3.5rem',
        cell: ({ photo }, { apiHost }) => (
          <Image photo={mediaUrl(apiHost, photo)} alt="" sizes="56px" widths={[160]} />
        ),
      },
      name: {
        cell: ({ id, slug, name }, { prefix, language }) => (
          <>
            <a href={`${prefix}/desk/${kind}/${id}`}>{localized(name, language)}</a>
            <span className="site-desk-note">{`${id} · ${slug}`}</span>
          </>
        ),
      },
      stock: {
        width: '6rem',
        isCount: true,
        cell: ({ in_stock }, { t }) => t('in_stock', { count: in_stock }),
      },
      gone: {
        width: '12.5rem',
        cell: ({ in_stock, sold_out }, { t }) =>
          in_stock === 0 && sold_out === 0 ? (
            <Badge>{t('noSizes')}</Badge>
          ) : sold_out > 0 ? (
            <Badge tone="madder">{t('none', { count: sold_out })}</Badge>
          ) : (
            <Badge tone="sage">{t('allThere')}</Badge>
          ),
      },
      sold: {
        width: '7rem',
        isCount: true,
        cell: ({ countries }, { t }) =>
          countries > 0 ? t('countries', { count: countries }) : <Badge tone="saffron">{t('notSold')}</Badge>,
      },
    },
  })

function GoodsHead({ kind }: { kind: GoodsKind }) {
  const { language, prefix } = usePageContext()
  const t = messagesIn(language, 'desk/goods')
  return (
    <>
      <GoodsKinds current={kind} />
      <p className="site-desk-ways">
        <Button tone="secondary" href={`${prefix}/desk/${kind}/new`}>
          {t('newProduct')}
        </Button>
      </p>
    </>
  )
}

function GoodsKinds({ current }: { current: GoodsKind }) {
  const { language, prefix } = usePageContext()
  const t = messagesIn(language, 'desk/goods')
  return (
    <nav className="site-goods-kinds" aria-label={t('kindsLabel')}>
      {GOODS_KINDS.map((kind) => (
        <a key={kind} href={`${prefix}/desk/${kind}`} aria-current={kind === current ? 'page' : undefined}>
          {t(`kinds.${kind}`)}
        </a>
      ))}
    </nav>
  )
}
