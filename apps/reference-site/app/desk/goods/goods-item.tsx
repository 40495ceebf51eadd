import './goods.css'
import { localized } from '@shyrdak/sdk/format'
import { messagesIn } from '../../messages/messages-in.ts'
import { usePageContext } from '../../page/use-page-context.ts'
import { BackLink } from '../back-link.tsx'
import { DeskPage } from '../desk-page.tsx'
import { Loaded } from '../loaded.tsx'
import { useItem } from '../use-item.ts'
import { ArtisanSection } from './artisan-section.tsx'
import { ColorsSection } from './colors-section.tsx'
import { DangerSection } from './danger-section.tsx'
import { GOODS_ENDPOINTS, type GoodsKind } from './goods-kind.ts'
import { LinksSection } from './links-section.tsx'
import { MakingSection } from './making-section.tsx'
import { PlaceSection } from './place-section.tsx'
import { PriceSection } from './price-section.tsx'
import { SaleState } from './sale-state.tsx'
import { StockSection } from './stock-section.tsx'
import { TextsSection } from './texts-section.tsx'
import { useChoices } from './use-choices.ts'

interface Props {
  kind: GoodsKind
  id: number
}

/** The page of a product: facts, categories, colours, stock and prices, each saved separately. */
export function GoodsItem({ kind, id }: Props) {
  const { language } = usePageContext()
  const t = messagesIn(language, 'desk/goods')
  const endpoints = GOODS_ENDPOINTS[kind]
  const { query, ...item } = useItem(endpoints.read, { params: { id } })
  const choices = useChoices(kind)
  return (
    <DeskPage title={query.data ? localized(query.data.name, language) : t('title')}>
      <Loaded query={query}>
        {(goods) => (
          <>
            <p className="site-desk-ways">
              <BackLink list={`/desk/${kind}`}>{t('back')}</BackLink>
              <span className="site-desk-note">{`${id} · ${goods.slug}`}</span>
            </p>
            <div className="site-desk-two site-goods-page">
              <div>
                <SaleState kind={kind} goods={goods} />
              </div>
              <div>
                <TextsSection kind={kind} goods={goods} {...item} />
                <Loaded query={choices}>
                  {(all) => (
                    <>
                      <PlaceSection kind={kind} goods={goods} choices={all} {...item} />
                      <ColorsSection endpoint={endpoints.setColors} goods={goods} choices={all} {...item} />
                    </>
                  )}
                </Loaded>
                <StockSection endpoint={endpoints.setStock} goods={goods} {...item} />
                <PriceSection
                  endpoint={endpoints.setPrices}
                  goods={goods}
                  choices={choices.data ?? null}
                  {...item}
                />
                {choices.data ? (
                  <MakingSection kind={kind} goods={goods} choices={choices.data} {...item} />
                ) : null}
                {kind === 'goods' ? (
                  <>
                    <ArtisanSection id={id} />
                    <LinksSection endpoint={endpoints.setLinks} goods={goods} {...item} />
                  </>
                ) : null}
                <DangerSection kind={kind} goods={goods} {...item} />
              </div>
            </div>
          </>
        )}
      </Loaded>
    </DeskPage>
  )
}
