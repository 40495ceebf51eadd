import { openStoreContext, TEST_DAY } from '@shyrdak/api/testing'
import { seedDemo } from '#seed.ts'

/** The demo shop on a test database of its own. */
export const openDemoShop = () =>
  openStoreContext({ template: 'demo-shop', seed: (db) => seedDemo(db, TEST_DAY) })
