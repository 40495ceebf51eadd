import type { DeliveryService } from '@shyrdak/sdk/contract'
import type { TariffSeed } from '#modules/delivery/index.ts'
import { inAll } from './goods.ts'

interface Offer {
  country: string
  code: string
  kind: DeliveryService['kind']
  days: [number, number]
  /** In som, for parcels up to each of `STEPS`. */
  prices: number[]
}

/** Upper ends of the weight bands, in grams. */
const STEPS = [500, 1_000, 2_000, 3_000, 5_000, 10_000, 20_000, 30_000]

const OFFERS: readonly Offer[] = [
  { country: 'KG', code: 'kg-pickup', kind: 'pickup', days: [1, 2], prices: STEPS.map(() => 0) },
  {
    country: 'KG',
    code: 'kg-post',
    kind: 'post',
    days: [2, 6],
    prices: [110, 130, 160, 190, 250, 380, 620, 850],
  },
  {
    country: 'KG',
    code: 'kg-ems',
    kind: 'door',
    days: [1, 2],
    prices: [260, 290, 340, 390, 490, 720, 1_150, 1_560],
  },
  {
    country: 'KZ',
    code: 'kz-post',
    kind: 'post',
    days: [7, 14],
    prices: [480, 590, 780, 960, 1_320, 2_150, 3_800, 5_400],
  },
  {
    country: 'KZ',
    code: 'kz-point',
    kind: 'point',
    days: [4, 7],
    prices: [620, 700, 860, 1_020, 1_340, 2_100, 3_650, 5_200],
  },
]

/** Prices of free pickup, post and courier in Kyrgyzstan, and of post and pickup points in Kazakhstan. */
export const TARIFFS = OFFERS.flatMap(({ code, kind, country, days, prices }) =>
  prices.map((som, step) => ({
    operator: code,
    code,
    kind,
    name: inAll(code),
    country,
    fromG: STEPS[step - 1] ?? 0,
    toG: STEPS[step] ?? 0,
    priceMinor: som * 100,
    daysMin: days[0],
    daysMax: days[1],
    validFrom: '2025-01-01',
  })),
) satisfies TariffSeed[]
