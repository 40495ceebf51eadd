import type { Texts } from '../good.ts'

/** Soles for slippers, and the surcharge per pair in som. */
export const SOLES: readonly { id: number; name: Texts; som: number }[] = [
  { id: 1, name: ['Felt sole', 'Войлочная подошва', 'Кийиз таман'], som: 0 },
  { id: 2, name: ['Leather sole', 'Кожаная подошва', 'Булгаары таман'], som: 40 },
  { id: 3, name: ['Rubber sole', 'Резиновая подошва', 'Резина таман'], som: 20 },
]
