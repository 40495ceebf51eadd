import './goods.css'
import { messagesIn } from '../../messages/messages-in.ts'
import { localized, productPath } from '@shyrdak/sdk/format'
import { usePageContext } from '../../page/use-page-context.ts'
import { DeskPage } from '../desk-page.tsx'
import { Loaded } from '../loaded.tsx'
import { useItem } from '../use-item.ts'
import { ArtisanSection } from './artisan-section.tsx'
import { GOODS_ENDPOINTS, GOODS_MARKETS, type GoodsKind } from './goods-kind.ts'
import { PriceSection } from './price-section.tsx'
import { StockSection } from './stock-section.tsx'

interface Props {
  kind: GoodsKind
  id: number
}

/** A product as a manager counts and prices it. */
export function GoodsItem({ kind, id }: Props) {
  const { language, prefix } = usePageContext()
  const t = messagesIn(language, 'desk/goods')
  const endpoints = GOODS_ENDPOINTS[kind]
  const market = GOODS_MARKETS[kind]
  const { query, save, reload } = useItem(endpoints.read, {
    params: { id },
  })
  return (
    <DeskPage title={query.data ? localized(query.data.name, language) : t('title')}>
      <Loaded query={query}>
        {(goods) => (
          <>
            <p className="site-desk-ways">
              <a href={`${prefix}/desk/${kind}`}>{t('back')}</a>
              {market === null ? null : <a href={prefix + productPath(market, goods.slug)}>{t('inShop')}</a>}
              <span className="site-desk-note">{`${id} · ${goods.slug}`}</span>
            </p>
            {kind === 'goods' ? <ArtisanSection id={id} /> : null}
            <StockSection endpoint={endpoints.setStock} goods={goods} save={save} reload={reload} />
            <PriceSection endpoint={endpoints.setPrices} goods={goods} save={save} reload={reload} />
          </>
        )}
      </Loaded>
    </DeskPage>
  )
}
