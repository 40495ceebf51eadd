import type { Good } from '../good.ts'
import { menSlippers } from './men-slippers.ts'

/** Everything the demo shop sells, in the order of its numbers. */
export const GOODS: readonly Good[] = [...menSlippers]
