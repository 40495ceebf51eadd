import type { Good } from '../good.ts'
import { bags } from './bags.ts'
import { children } from './children.ts'
import { cushions } from './cushions.ts'
import { hats } from './hats.ts'
import { home } from './home.ts'
import { menBoots } from './men-boots.ts'
import { menSlippers } from './men-slippers.ts'
import { moreSlippers } from './more-slippers.ts'
import { moreThings } from './more-things.ts'
import { rugs } from './rugs.ts'
import { toys } from './toys.ts'
import { womenBoots } from './women-boots.ts'
import { womenSlippers } from './women-slippers.ts'

/** Everything the demo shop sells. Ids follow this order, so new goods are added at the end. */
export const GOODS: readonly Good[] = [
  ...menSlippers,
  ...menBoots,
  ...womenSlippers,
  ...womenBoots,
  ...children,
  ...rugs,
  ...cushions,
  ...hats,
  ...bags,
  ...toys,
  ...home,
  ...moreSlippers,
  ...moreThings,
]
