import {
  seedContent,
  seedDiscounts,
  seedHead,
  seedMenus,
  seedReviews,
  seedStore,
  seedTariffs,
  type Database,
} from '@shyrdak/api/seeding'
import {
  seedGoods,
  seedRetailArtisans,
  seedPriceLists,
  seedSpecialGoods,
  seedWholesaleGoods,
} from '@shyrdak/api/seeding'
import { demoContent } from './content/demo-content.ts'
import { demoGoods } from './goods-seed.ts'
import { DEMO_DISCOUNTS } from './discounts.ts'
import { GOODS } from './goods/index.ts'
import { HEAD } from './head.ts'
import { DEMO_MENUS } from './menus.ts'
import { seedPeople } from './people.ts'
import { demoReviews } from './reviews/index.ts'
import { demoRetailArtisans, demoSpecialGoods } from './special-goods/special-goods-seed.ts'
import { demoTariffs } from './tariffs.ts'
import { demoPriceLists, demoWholesaleGoods } from './wholesale/wholesale-goods.ts'

/**
 * Fills an empty store with the demo shop, in one transaction. Existing rows stay unchanged; a store of an
 * older version gets the parts it did not have yet.
 */
export const seedDemo = (db: Database, now = new Date()): Promise<void> =>
  seedStore(db, async (tx) => {
    const hasNewGoods = await seedGoods(tx, await demoGoods(now))
    if (hasNewGoods) {
      await seedReviews(tx, demoReviews(GOODS, now))
      await seedHead(tx, HEAD)
      await seedTariffs(tx, demoTariffs())
      await seedDiscounts(tx, DEMO_DISCOUNTS, now)
    }
    const others = [
      await seedContent(tx, demoContent(now), now),
      await seedMenus(tx, DEMO_MENUS),
      await seedSpecialGoods(tx, demoSpecialGoods(now)),
      await seedRetailArtisans(tx, demoRetailArtisans()),
      await seedWholesaleGoods(tx, demoWholesaleGoods(now)),
      await seedPriceLists(tx, demoPriceLists(now)),
      await seedPeople(tx, now),
    ]
    return hasNewGoods || others.includes(true)
  })
