import type { TariffSeed } from '@shyrdak/api/seeding'
import type { DeliveryService, LocalizedText } from '@shyrdak/sdk/contract'

/** A carrier's offer for a country: prices in whole som for parcels up to each of `STEPS`. */
interface Offer {
  operator: string
  code: string
  kind: DeliveryService['kind']
  name: LocalizedText
  days: [number, number]
  prices: number[]
}

/** Upper ends of the weight bands, in grams. */
export const STEPS = [500, 1_000, 2_000, 3_000, 5_000, 10_000, 20_000, 30_000]

const POST: Pick<Offer, 'operator' | 'kind' | 'name'> = {
  operator: 'Kyrgyz Pochtasy',
  kind: 'post',
  name: { en: 'Parcel by post', ru: 'Почтовая посылка', kg: 'Почта посылкасы' },
}
const EMS: Pick<Offer, 'operator' | 'kind' | 'name'> = {
  operator: 'Kyrgyz Express Post',
  kind: 'door',
  name: { en: 'EMS express courier', ru: 'Экспресс-курьер EMS', kg: 'EMS экспресс-курьери' },
}
const POINT: Pick<Offer, 'operator' | 'kind' | 'name'> = {
  operator: 'CDEK',
  kind: 'point',
  name: { en: 'CDEK pickup point', ru: 'Пункт выдачи СДЭК', kg: 'СДЭК тапшыруу пункту' },
}
const CDEK_COURIER: Pick<Offer, 'operator' | 'kind' | 'name'> = {
  operator: 'CDEK',
  kind: 'door',
  name: { en: 'CDEK courier', ru: 'Курьер СДЭК', kg: 'СДЭК курьери' },
}

const DHL: Pick<Offer, 'operator' | 'kind' | 'name'> = {
  operator: 'DHL',
  kind: 'door',
  name: { en: 'DHL Express courier', ru: 'Курьер DHL Express', kg: 'DHL Express курьери' },
}

/** Kyrgyzstan and the neighbours that receive most orders. */
const NEAR: Record<string, Offer[]> = {
  KG: [
    {
      operator: 'Shyrdak',
      code: 'kg-pickup',
      kind: 'pickup',
      name: {
        en: 'Pickup from the workshop in Bishkek, 17 Zhanybek Batyr Street',
        ru: 'Самовывоз из мастерской в Бишкеке, улица Жаныбека Батыра, 17',
        kg: 'Бишкектеги устаканадан алып кетүү, Жаныбек Баатыр көчөсү, 17',
      },
      days: [1, 2],
      prices: [0, 0, 0, 0, 0, 0, 0, 0],
    },
    { ...POST, code: 'kg-post', days: [2, 6], prices: [110, 130, 160, 190, 250, 380, 620, 850] },
    { ...POINT, code: 'kg-cdek-point', days: [1, 4], prices: [190, 210, 250, 290, 370, 540, 880, 1_200] },
    { ...EMS, code: 'kg-ems', days: [1, 2], prices: [260, 290, 340, 390, 490, 720, 1_150, 1_560] },
  ],
  KZ: [
    { ...POST, code: 'kz-post', days: [7, 14], prices: [480, 590, 780, 960, 1_320, 2_150, 3_800, 5_400] },
    {
      ...POINT,
      code: 'kz-cdek-point',
      days: [4, 7],
      prices: [620, 700, 860, 1_020, 1_340, 2_100, 3_650, 5_200],
    },
    {
      ...CDEK_COURIER,
      code: 'kz-cdek-door',
      days: [4, 7],
      prices: [840, 920, 1_080, 1_240, 1_560, 2_320, 3_870, 5_420],
    },
    {
      ...EMS,
      code: 'kz-ems',
      days: [3, 5],
      prices: [1_450, 1_700, 2_100, 2_500, 3_300, 5_200, 8_900, 12_600],
    },
  ],
  RU: [
    { ...POST, code: 'ru-post', days: [10, 20], prices: [560, 690, 930, 1_160, 1_630, 2_780, 5_060, 7_300] },
    {
      ...POINT,
      code: 'ru-cdek-point',
      days: [6, 10],
      prices: [790, 900, 1_120, 1_340, 1_780, 2_850, 4_990, 7_130],
    },
    {
      ...CDEK_COURIER,
      code: 'ru-cdek-door',
      days: [6, 11],
      prices: [1_080, 1_190, 1_410, 1_630, 2_070, 3_140, 5_280, 7_420],
    },
    {
      ...EMS,
      code: 'ru-ems',
      days: [5, 8],
      prices: [1_900, 2_250, 2_850, 3_450, 4_650, 7_600, 13_500, 19_400],
    },
  ],
  BY: [
    {
      ...POST,
      code: 'by-post',
      days: [12, 22],
      prices: [620, 760, 1_020, 1_280, 1_800, 3_060, 5_580, 8_100],
    },
    {
      ...POINT,
      code: 'by-cdek-point',
      days: [8, 13],
      prices: [910, 1_040, 1_300, 1_560, 2_080, 3_340, 5_860, 8_380],
    },
    {
      ...EMS,
      code: 'by-ems',
      days: [6, 10],
      prices: [2_150, 2_550, 3_250, 3_950, 5_350, 8_750, 15_500, 22_300],
    },
  ],
  UA: [
    {
      ...POST,
      code: 'ua-post',
      days: [16, 30],
      prices: [820, 1_010, 1_370, 1_720, 2_430, 4_150, 7_590, 11_000],
    },
    {
      ...EMS,
      code: 'ua-ems',
      days: [9, 16],
      prices: [2_900, 3_400, 4_300, 5_200, 7_000, 11_400, 20_200, 29_000],
    },
  ],
}

/** Carriers' prices for a group of countries. */
interface Zone {
  countries: readonly string[]
  post: Pick<Offer, 'days' | 'prices'>
  ems: Pick<Offer, 'days' | 'prices'>
  /** Absent in neighbouring countries, where CDEK delivers. */
  dhl?: Pick<Offer, 'days' | 'prices'>
  cdek?: Pick<Offer, 'days' | 'prices'>
}

const EUROPE = 'BE DE DK GB HU IS IT LI LT LU LV MC MT NL NO PT SI SK'.split(' ')

/** The zones of post and express carriers, nearest first. */
const ZONES: readonly Zone[] = [
  {
    countries: ['UZ', 'TJ'],
    post: { days: [7, 14], prices: [520, 640, 850, 1_050, 1_450, 2_400, 4_250, 6_050] },
    cdek: { days: [5, 8], prices: [720, 820, 1_020, 1_220, 1_620, 2_600, 4_550, 6_500] },
    ems: { days: [4, 7], prices: [1_600, 1_900, 2_400, 2_900, 3_900, 6_300, 11_100, 15_900] },
  },
  {
    countries: ['AM', 'AZ', 'MD'],
    post: { days: [12, 22], prices: [680, 830, 1_120, 1_410, 1_990, 3_390, 6_190, 8_990] },
    cdek: { days: [9, 14], prices: [1_100, 1_250, 1_550, 1_850, 2_450, 3_950, 6_950, 9_950] },
    ems: { days: [7, 12], prices: [2_400, 2_850, 3_650, 4_450, 6_050, 9_950, 17_700, 25_500] },
  },
  {
    countries: ['CN', 'KR', 'JP', 'TW', 'SG'],
    post: { days: [14, 28], prices: [890, 1_110, 1_530, 1_950, 2_790, 4_850, 8_950, 13_050] },
    ems: { days: [7, 13], prices: [2_900, 3_450, 4_450, 5_450, 7_450, 12_300, 22_000, 31_700] },
    dhl: { days: [4, 7], prices: [4_300, 4_800, 5_700, 6_600, 8_400, 12_900, 21_900, 30_900] },
  },
  {
    countries: ['AE', 'BH', 'IL', 'KW', 'QA', 'SA'],
    post: { days: [14, 28], prices: [920, 1_150, 1_590, 2_030, 2_910, 5_060, 9_360, 13_660] },
    ems: { days: [7, 13], prices: [3_050, 3_650, 4_700, 5_750, 7_850, 13_000, 23_300, 33_600] },
    dhl: { days: [4, 7], prices: [4_500, 5_000, 5_950, 6_900, 8_800, 13_500, 22_900, 32_300] },
  },
  {
    countries: EUROPE,
    post: { days: [14, 26], prices: [940, 1_180, 1_640, 2_100, 3_020, 5_260, 9_740, 14_220] },
    ems: { days: [8, 14], prices: [3_150, 3_750, 4_850, 5_950, 8_150, 13_500, 24_200, 34_900] },
    dhl: { days: [4, 6], prices: [4_400, 4_900, 5_800, 6_700, 8_500, 13_000, 22_000, 31_000] },
  },
  {
    countries: ['US', 'CA', 'AU', 'NZ'],
    post: { days: [18, 35], prices: [1_080, 1_370, 1_930, 2_490, 3_610, 6_340, 11_800, 17_260] },
    ems: { days: [10, 17], prices: [3_600, 4_300, 5_600, 6_900, 9_500, 15_800, 28_400, 41_000] },
    dhl: { days: [5, 8], prices: [5_200, 5_800, 6_900, 8_000, 10_200, 15_700, 26_700, 37_700] },
  },
]

function offersOf({ post, ems, cdek, dhl }: Zone, country: string): Offer[] {
  const code = country.toLowerCase()
  return [
    { ...POST, code: `${code}-post`, ...post },
    ...(cdek ? [{ ...POINT, code: `${code}-cdek-point`, ...cdek }] : []),
    { ...EMS, code: `${code}-ems`, ...ems },
    ...(dhl ? [{ ...DHL, code: `${code}-dhl`, ...dhl }] : []),
  ]
}

/**
 * Prices of parcels from Bishkek, as a small shop might have negotiated them: to every selectable country,
 * whether or not the store currently delivers there. CDEK does not deliver to Ukraine.
 */
export const DEMO_OFFERS: Readonly<Record<string, readonly Offer[]>> = {
  ...NEAR,
  ...Object.fromEntries(
    ZONES.flatMap((zone) => zone.countries.map((country) => [country, offersOf(zone, country)])),
  ),
}

/** The first day of the price list. */
const VALID_FROM = '2025-01-01'

/** The price list as rows, one per weight band. */
export const demoTariffs = (): TariffSeed[] =>
  Object.entries(DEMO_OFFERS).flatMap(([country, offers]) =>
    offers.flatMap(({ operator, code, kind, name, days, prices }) =>
      prices.map((som, step) => ({
        operator,
        code,
        kind,
        name,
        country,
        fromG: step === 0 ? 0 : (STEPS[step - 1] ?? 0),
        toG: STEPS[step] ?? 0,
        priceMinor: som * 100,
        daysMin: days[0],
        daysMax: days[1],
        validFrom: VALID_FROM,
      })),
    ),
  )
