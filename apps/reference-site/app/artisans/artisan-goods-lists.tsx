import type { ArtisanProfile, ProductPage, SpecialProductPage } from '@shyrdak/sdk/contract'
import { GoodsGrid } from '../listing/goods-grid.tsx'
import { messagesIn } from '../messages/messages-in.ts'
import type { PageEnv } from '../page/page-env.ts'
import { SpecialGoodsGrid } from '../special-product/special-goods-grid.tsx'
import { ArtisanGoodsList } from './artisan-goods-list.tsx'
import { artisanGoodsPath } from './artisan-goods-path.ts'

/** The number of photos in the first view. */
const EAGER = 4

interface Props {
  profile: Pick<ArtisanProfile, 'artisans_id'>
  /** One-of-a-kind products, which the artisan sells directly. */
  special: SpecialProductPage
  /** Products in sizes and colours, made by the artisan and sold by the store. */
  shop: ProductPage
  env: PageEnv
}

/**
 * All products of an artisan, in two lists by how they are sold. The pagination of one list preserves the
 * page of the other.
 */
export function ArtisanGoodsLists({ profile, special, shop, env }: Props) {
  const t = messagesIn(env.language, 'site/artisans')
  const at = { page: special.current_page, shop: shop.current_page }
  const link = (to: Partial<typeof at>) => env.link(artisanGoodsPath(profile.artisans_id, { ...at, ...to }))
  if (special.total + shop.total === 0) return <p className="site-artisan-none">{t('noWorks')}</p>
  return (
    <>
      <ArtisanGoodsList
        id="one-of-a-kind"
        title={t('oneOfAKind')}
        goods={special}
        language={env.language}
        link={(page) => link({ page })}
      >
        <SpecialGoodsGrid goods={special.data} env={env} eager={EAGER} />
      </ArtisanGoodsList>
      <ArtisanGoodsList
        id="shop"
        title={t('inShop')}
        goods={shop}
        language={env.language}
        // Links to the list itself, because the one above it may be several screens long.
        link={(page) => `${link({ shop: page })}${special.total > 0 ? '#shop' : ''}`}
      >
        <GoodsGrid
          goods={shop.data}
          env={env}
          eager={special.total > 0 ? 0 : EAGER}
          className="site-goods-four"
        />
      </ArtisanGoodsList>
    </>
  )
}
