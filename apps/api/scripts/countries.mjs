// Writes src/platform/countries/shop-countries.ts from the npm packages with country data: loading those at
// start would cost 25 ms and several megabytes for forty-three rows. A test fails when updated packages have
// other data.
import { writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import { SELECTABLE_COUNTRIES } from '@shyrdak/sdk/contract'

const require = createRequire(import.meta.url)
const world = require('world-countries')
const russian = require('i18n-iso-countries/langs/ru.json').countries
const kyrgyz = require('i18n-iso-countries/langs/ky.json').countries

/** Names in everyday use, where those of the packages are formal, outdated, or misspell ң. English: spec §9. */
const SAID = {
  en: { US: 'USA', AE: 'UAE' },
  ru: { KG: 'Кыргызстан', RU: 'Россия', CN: 'Китай', MD: 'Молдова', TW: 'Тайвань', KR: 'Южная Корея' },
  kg: { US: 'АКШ', AE: 'БАЭ', NZ: 'Жаңы Зеландия' },
}

const round = (degrees) => Math.round(degrees * 10_000) / 10_000

export const countries = SELECTABLE_COUNTRIES.map((code) => {
  const { name, flag, latlng, region } = world.find(({ cca2 }) => cca2 === code)
  return {
    code,
    name: {
      en: SAID.en[code] ?? name.common,
      ru: SAID.ru[code] ?? russian[code],
      kg: SAID.kg[code] ?? kyrgyz[code],
    },
    flag,
    location: { latitude: round(latlng[0]), longitude: round(latlng[1]) },
    region,
  }
})

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const text = `import type { Country } from '@shyrdak/sdk/contract'
import type * as z from 'zod/mini'

type ShopCountry = Omit<z.infer<typeof Country>, 'currency' | 'delivers'>

/** The selectable countries, in the spec's order. Written by \`pnpm --filter @shyrdak/api countries\`. */
export const SHOP_COUNTRIES: readonly ShopCountry[] = ${JSON.stringify(countries, null, 2)}
`
  writeFileSync(new URL('../src/platform/countries/shop-countries.ts', import.meta.url), text)
}
