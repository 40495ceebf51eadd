import './goods.css'
import { Badge } from '@shyrdak/blocks/parts/badge'
import { Picture } from '@shyrdak/blocks/parts/picture'
import type { ManagedGoodsRow } from '@shyrdak/sdk/contract'
import { mediaUrl } from '@shyrdak/sdk/rules'
import { localized } from '@shyrdak/sdk/words'
import { usePageVisit } from '../../page/use-visit.ts'
import { DeskFilters } from '../desk-filters.tsx'
import { DeskList } from '../desk-list.tsx'
import { DeskPage } from '../desk-page.tsx'
import { DeskSearch } from '../desk-search.tsx'
import { GOODS_KINDS, type GoodsKind } from './goods-kind.ts'
import { goodsWords } from './goods-words.ts'
import type { loadGoodsList } from './load-goods.ts'

interface Props extends Awaited<ReturnType<typeof loadGoodsList>> {
  kind: GoodsKind
}

/** The goods of a kind, with how much of them there is and where they are sold. */
export function GoodsList({ kind, list, text, shelf }: Props) {
  const { language, prefix } = usePageVisit()
  const words = goodsWords[language]
  return (
    <DeskPage title={words.title}>
      <nav className="site-goods-kinds" aria-label={words.kindsLabel}>
        {GOODS_KINDS.map((one) => (
          <a key={one} href={`${prefix}/desk/${one}`} aria-current={one === kind ? 'page' : undefined}>
            {words.kinds[one]}
          </a>
        ))}
      </nav>
      <div className="site-desk-tools">
        <DeskFilters
          label={words.shelf}
          keep={{ text }}
          filters={[
            { title: words.anyStock, query: { shelf: undefined } },
            { title: words.soldOut, query: { shelf: 'sold_out' } },
            { title: words.inStock, query: { shelf: 'in_stock' } },
          ]}
        />
        <DeskSearch label={words.find} text={text} keep={{ shelf }} />
      </div>
      <DeskList page={list} empty={words.empty}>
        {list.data.map((row) => (
          <GoodsRow key={row.id} row={row} href={`${prefix}/desk/${kind}/${row.id}`} />
        ))}
      </DeskList>
    </DeskPage>
  )
}

function GoodsRow({ row, href }: { row: ManagedGoodsRow; href: string }) {
  const { language, apiHost } = usePageVisit()
  const words = goodsWords[language]
  return (
    <li className="site-goods-row">
      <span className="site-goods-photo">
        <Picture photo={mediaUrl(apiHost, row.photo)} alt="" sizes="56px" widths={[160]} />
      </span>
      <span className="site-goods-name">
        <a href={href}>{localized(row.name, language)}</a>
        <span className="site-desk-note">{`${row.id} · ${row.slug}`}</span>
      </span>
      <span className="site-goods-pieces">{words.pieces(row.pieces)}</span>
      <span className="site-goods-gone">
        {row.sold_out > 0 ? (
          <Badge tone="madder">{words.none(row.sold_out)}</Badge>
        ) : (
          <Badge tone="sage">{words.allThere}</Badge>
        )}
      </span>
      <span className="site-goods-sold">
        {row.countries > 0 ? words.countries(row.countries) : <Badge tone="saffron">{words.notSold}</Badge>}
      </span>
    </li>
  )
}
