import type { Texts } from '../good.ts'

/** What slippers are soled with, and how many som a pair with it costs more. */
export const SOLES: readonly { id: number; name: Texts; som: number }[] = [
  { id: 1, name: ['Felt sole', 'Войлочная подошва', 'Кийиз таман'], som: 0 },
  { id: 2, name: ['Leather sole', 'Кожаная подошва', 'Булгаары таман'], som: 40 },
  { id: 3, name: ['Rubber sole', 'Резиновая подошва', 'Резина таман'], som: 20 },
]
