import './goods.css'
import type { ManagedGoods } from '@shyrdak/sdk/contract'
import { localized } from '@shyrdak/sdk/format'
import { usePageContext } from '../../page/use-page-context.ts'
import { DeskPage } from '../desk-page.tsx'
import { shopPath, type GoodsKind } from './goods-kind.ts'
import { goodsMessages } from './goods-messages.ts'
import { PriceSection } from './price-section.tsx'
import { StockSection } from './stock-section.tsx'

interface Props {
  kind: GoodsKind
  goods: ManagedGoods
}

/** A product as a manager counts and prices it. */
export function GoodsItem({ kind, goods }: Props) {
  const { language, prefix } = usePageContext()
  const messages = goodsMessages[language]
  return (
    <DeskPage title={localized(goods.name, language)}>
      <p className="site-goods-ways">
        <a href={`${prefix}/desk/${kind}`}>{messages.back}</a>
        <a href={prefix + shopPath(kind, goods.slug)}>{messages.inShop}</a>
        <span className="site-desk-note">{`${goods.id} · ${goods.slug}`}</span>
      </p>
      <StockSection key={`stock ${goods.id}`} kind={kind} goods={goods} />
      <PriceSection key={`prices ${goods.id}`} kind={kind} goods={goods} />
    </DeskPage>
  )
}
