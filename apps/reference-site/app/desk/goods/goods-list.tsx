import './goods.css'
import { Badge } from '@shyrdak/blocks/parts/badge'
import { Image } from '@shyrdak/blocks/parts/image'
import { mediaUrl } from '@shyrdak/sdk/rules'
import { localized } from '@shyrdak/sdk/format'
import { usePageContext } from '../../page/use-page-context.ts'
import { defineList } from '../list/define-list.tsx'
import type { ListContext } from '../list/list-context.ts'
import { oneOf, textFilter } from '../list/list-filter.ts'
import { GOODS_ENDPOINTS, GOODS_KINDS, type GoodsKind } from './goods-kind.ts'
import { goodsMessages, type GoodsMessages } from './goods-messages.ts'

/** The goods of a kind, with how much of them there is and where they are sold. */
export const goodsList = (kind: GoodsKind) =>
  defineList({
    name: 'goods',
    endpoint: GOODS_ENDPOINTS[kind].list,
    messages: goodsMessages,
    Before: () => <GoodsKinds current={kind} />,
    filters: {
      section: oneOf({
        options: ['all', 'sold_out', 'in_stock'],
        label: ({ messages }: ListContext<GoodsMessages>) => messages.section,
        title: (section, { messages }) => messages.sections[section],
        query: (section) => (section === 'all' ? {} : { sold_out: section === 'sold_out' }),
      }),
      text: textFilter(({ messages }: ListContext<GoodsMessages>) => messages.find),
    },
    empty: (_, { messages }) => messages.empty,
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
      stock: { width: '6rem', cell: ({ in_stock }, { messages }) => messages.in_stock(in_stock) },
      gone: {
        width: '12.5rem',
        cell: ({ sold_out }, { messages }) =>
          sold_out > 0 ? (
            <Badge tone="madder">{messages.none(sold_out)}</Badge>
          ) : (
            <Badge tone="sage">{messages.allThere}</Badge>
          ),
      },
      sold: {
        width: '7rem',
        cell: ({ countries }, { messages }) =>
          countries > 0 ? messages.countries(countries) : <Badge tone="saffron">{messages.notSold}</Badge>,
      },
    },
  })

function GoodsKinds({ current }: { current: GoodsKind }) {
  const { language, prefix } = usePageContext()
  const messages = goodsMessages[language]
  return (
    <nav className="site-goods-kinds" aria-label={messages.kindsLabel}>
      {GOODS_KINDS.map((kind) => (
        <a key={kind} href={`${prefix}/desk/${kind}`} aria-current={kind === current ? 'page' : undefined}>
          {messages.kinds[kind]}
        </a>
      ))}
    </nav>
  )
}
