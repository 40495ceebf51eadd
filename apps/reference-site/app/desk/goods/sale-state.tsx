import { Badge } from '@shyrdak/blocks/parts/badge'
import { Icon } from '@shyrdak/blocks/parts/icon'
import { Image } from '@shyrdak/blocks/parts/image'
import { useStore } from '@shyrdak/react-store'
import { productPath } from '@shyrdak/sdk/format'
import { isHardGap, SALE_GAPS, saleGaps, type SaleGap } from '@shyrdak/sdk/management'
import { messagesIn } from '../../messages/messages-in.ts'
import { usePageContext } from '../../page/use-page-context.ts'
import { GOODS_MARKETS, type DeskGoods, type GoodsKind } from './goods-kind.ts'

interface Props {
  kind: GoodsKind
  goods: DeskGoods
}

/** The sections in which missing data is entered. */
const PLACES: Readonly<Record<SaleGap, string>> = {
  texts: '#desk-texts',
  sizes: '#desk-colors',
  soles: '#desk-making',
  photos: '#desk-colors',
  stock: '#desk-stock',
  prices: '#desk-prices',
}

/** The sections of the page, in order. */
const SECTIONS = {
  goods: ['texts', 'place', 'colors', 'stock', 'prices', 'making', 'artisan', 'links', 'danger'],
  'special-goods': ['texts', 'place', 'colors', 'stock', 'prices', 'making', 'danger'],
  'wholesale-goods': ['texts', 'place', 'colors', 'stock', 'prices', 'making', 'danger'],
} as const

/** Whether a product is on sale, a link to its page in the shop, and a list of what it lacks. */
export function SaleState({ kind, goods }: Props) {
  const { language, prefix } = usePageContext()
  const t = messagesIn(language, 'desk/goods')
  const store = useStore()
  const gaps = saleGaps(goods)
  const asked = SALE_GAPS.filter((gap) => gap !== 'soles' || 'price_type' in goods)
  const isOnSale = goods.prices.length > 0
  const market = GOODS_MARKETS[kind]
  const photo = goods.colors.find(({ photos }) => photos.length > 0)?.photos[0]
  return (
    <section className="site-desk-section site-goods-state" aria-labelledby="desk-state">
      {photo === undefined ? null : (
        <Image photo={store.image(photo)} alt="" sizes="120px" widths={[160, 320]} />
      )}
      <h2 id="desk-state">
        {isOnSale ? (
          <Badge tone="sage">{t('onSale', { count: goods.prices.length })}</Badge>
        ) : (
          <Badge tone="saffron">{t('draft')}</Badge>
        )}
      </h2>
      {isOnSale && market !== null ? (
        <a href={prefix + productPath(market, goods.slug)}>{t('inShop')}</a>
      ) : null}
      {isOnSale && gaps.length === 0 ? null : (
        <>
          <p className="site-desk-note">
            {t(isOnSale ? 'sellsBadly' : market === null ? 'draftLeadWholesale' : 'draftLead')}
          </p>
          <ul className="site-goods-gaps">
            {(isOnSale ? gaps : asked).map((gap) => (
              <li key={gap} data-state={gaps.includes(gap) ? 'missing' : 'there'}>
                {gaps.includes(gap) ? (
                  <>
                    <Icon name={isHardGap(gap) || gap === 'prices' ? 'plus' : 'info'} />
                    <a href={PLACES[gap]}>{t(`gaps.${gap}`)}</a>
                    {isHardGap(gap) || gap === 'prices' ? null : (
                      <span className="site-desk-note">{t('better')}</span>
                    )}
                  </>
                ) : (
                  <>
                    <Icon name="check" />
                    <span>
                      {t(`gaps.${gap}`)}
                      <span className="shyrdak-hidden">{t('isThere')}</span>
                    </span>
                  </>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
      <ul className="site-goods-contents" aria-label={t('contents')}>
        {SECTIONS[kind].map((section) => (
          <li key={section}>
            <a href={`#desk-${section}`}>
              {t(section === 'making' && kind === 'goods' ? 'weighing' : section)}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
