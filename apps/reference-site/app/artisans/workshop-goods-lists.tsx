import type { ArtisanProfile, ProductPage, SpecialProductPage } from '@shyrdak/sdk/contract'
import { GoodsGrid } from '../listing/goods-grid.tsx'
import { messagesIn } from '../messages/messages-in.ts'
import type { PageEnv } from '../page/page-env.ts'
import { SpecialGoodsGrid } from '../special-product/special-goods-grid.tsx'
import { WorkshopGoodsList } from './workshop-goods-list.tsx'
import { workshopGoodsPath } from './workshop-goods-path.ts'

/** How many photos stand in the first view. */
const EAGER = 4

interface Props {
  profile: Pick<ArtisanProfile, 'artisans_id'>
  /** Pieces that there is one of, which the workshop sells itself. */
  special: SpecialProductPage
  /** What the store sells in sizes and colours, and the workshop has made. */
  shop: ProductPage
  env: PageEnv
}

/** All that a workshop has made, by how it is sold. Each list keeps the page that the other one is at. */
export function WorkshopGoodsLists({ profile, special, shop, env }: Props) {
  const t = messagesIn(env.language, 'site/artisans')
  const at = { page: special.current_page, shop: shop.current_page }
  const link = (to: Partial<typeof at>) => env.link(workshopGoodsPath(profile.artisans_id, { ...at, ...to }))
  if (special.total + shop.total === 0) return <p className="site-workshop-none">{t('noWorks')}</p>
  return (
    <>
      <WorkshopGoodsList
        id="one-of-a-kind"
        title={t('oneOfAKind')}
        goods={special}
        language={env.language}
        link={(page) => link({ page })}
      >
        <SpecialGoodsGrid goods={special.data} env={env} eager={EAGER} />
      </WorkshopGoodsList>
      <WorkshopGoodsList
        id="shop"
        title={t('inShop')}
        goods={shop}
        language={env.language}
        // The other list stands above it, which may be as long as several screens.
        link={(page) => `${link({ shop: page })}${special.total > 0 ? '#shop' : ''}`}
      >
        <GoodsGrid
          goods={shop.data}
          env={env}
          eager={special.total > 0 ? 0 : EAGER}
          className="site-goods-four"
        />
      </WorkshopGoodsList>
    </>
  )
}
