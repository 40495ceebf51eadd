import './goods.css'
import { Badge } from '@shyrdak/blocks/parts/badge'
import { Image } from '@shyrdak/blocks/parts/image'
import type { ManagedGoodsRow } from '@shyrdak/sdk/contract'
import { mediaUrl } from '@shyrdak/sdk/rules'
import { localized } from '@shyrdak/sdk/format'
import { usePageContext } from '../../page/use-page-context.ts'
import { DeskFilters } from '../desk-filters.tsx'
import { DeskList } from '../desk-list.tsx'
import { DeskPage } from '../desk-page.tsx'
import { DeskSearch } from '../desk-search.tsx'
import { GOODS_KINDS, type GoodsKind } from './goods-kind.ts'
import { goodsMessages } from './goods-messages.ts'
import type { loadGoodsList } from './load-goods.ts'

interface Props extends Awaited<ReturnType<typeof loadGoodsList>> {
  kind: GoodsKind
}

/** The goods of a kind, with how much of them there is and where they are sold. */
export function GoodsList({ kind, list, text, section }: Props) {
  const { language, prefix } = usePageContext()
  const messages = goodsMessages[language]
  return (
    <DeskPage title={messages.title}>
      <nav className="site-goods-kinds" aria-label={messages.kindsLabel}>
        {GOODS_KINDS.map((one) => (
          <a key={one} href={`${prefix}/desk/${one}`} aria-current={one === kind ? 'page' : undefined}>
            {messages.kinds[one]}
          </a>
        ))}
      </nav>
      <div className="site-desk-actions">
        <DeskFilters
          label={messages.section}
          keep={{ text }}
          filters={[
            { title: messages.anyStock, query: { section: undefined } },
            { title: messages.soldOut, query: { section: 'sold_out' } },
            { title: messages.inStock, query: { section: 'in_stock' } },
          ]}
        />
        <DeskSearch label={messages.find} text={text} keep={{ section }} />
      </div>
      <DeskList page={list} empty={messages.empty}>
        {list.data.map((row) => (
          <GoodsRow key={row.id} row={row} href={`${prefix}/desk/${kind}/${row.id}`} />
        ))}
      </DeskList>
    </DeskPage>
  )
}

function GoodsRow({ row, href }: { row: ManagedGoodsRow; href: string }) {
  const { language, apiHost } = usePageContext()
  const messages = goodsMessages[language]
  return (
    <li className="site-goods-row">
      <span className="site-goods-photo">
        <Image photo={mediaUrl(apiHost, row.photo)} alt="" sizes="56px" widths={[160]} />
      </span>
      <span className="site-goods-name">
        <a href={href}>{localized(row.name, language)}</a>
        <span className="site-desk-note">{`${row.id} · ${row.slug}`}</span>
      </span>
      <span className="site-goods-stock">{messages.in_stock(row.in_stock)}</span>
      <span className="site-goods-gone">
        {row.sold_out > 0 ? (
          <Badge tone="madder">{messages.none(row.sold_out)}</Badge>
        ) : (
          <Badge tone="sage">{messages.allThere}</Badge>
        )}
      </span>
      <span className="site-goods-sold">
        {row.countries > 0 ? (
          messages.countries(row.countries)
        ) : (
          <Badge tone="saffron">{messages.notSold}</Badge>
        )}
      </span>
    </li>
  )
}
