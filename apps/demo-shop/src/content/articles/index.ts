import type { NewArticle } from '@shyrdak/sdk/management'
import { alaKiyizClouds } from './ala-kiyiz-clouds/ala-kiyiz-clouds.ts'
import { articleOf } from './demo-article.ts'
import { juneOnTheJailoo } from './june-on-the-jailoo/june-on-the-jailoo.ts'
import { kalpakInFourWedges } from './kalpak-in-four-wedges/kalpak-in-four-wedges.ts'
import { mendingSlippers } from './mending-slippers/mending-slippers.ts'
import { mothsAndWormwood } from './moths-and-wormwood/moths-and-wormwood.ts'
import { naturalDyes } from './natural-dyes/natural-dyes.ts'
import { oneKnifeTwoRugs } from './one-knife-two-rugs/one-knife-two-rugs.ts'
import { ramsHorn } from './rams-horn/rams-horn.ts'
import { rollingDayInKochkor } from './rolling-day-in-kochkor/rolling-day-in-kochkor.ts'
import { tushKyizGap } from './tush-kyiz-gap/tush-kyiz-gap.ts'
import { twoSheep } from './two-sheep/two-sheep.ts'
import { washingFelt } from './washing-felt/washing-felt.ts'

const ARTICLES: readonly ((now: Date) => NewArticle)[] = [
  articleOf(twoSheep),
  articleOf(naturalDyes),
  articleOf(oneKnifeTwoRugs),
  articleOf(ramsHorn),
  articleOf(tushKyizGap),
  articleOf(alaKiyizClouds),
  articleOf(washingFelt),
  articleOf(mothsAndWormwood),
  articleOf(mendingSlippers),
  articleOf(rollingDayInKochkor),
  articleOf(juneOnTheJailoo),
  articleOf(kalpakInFourWedges),
]

/** The blog of a demo shop that is seeded now. */
export const demoArticles = (now: Date): NewArticle[] => ARTICLES.map((article) => article(now))
