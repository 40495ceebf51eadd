import { expect } from '@playwright/test'
import { inEach } from '../store/manager.ts'
import { writePageRow } from './hostile-store.ts'
import { batchesOf, languageOf, only, someOf, test } from './hostile.ts'
import { ADDRESSES, DECLARATIONS, PAYLOADS } from './payloads/index.ts'
import { addressNodes, styleNodes, textNodes } from './plain-fields.ts'
import { takenOf } from './taken.ts'
import { openHostilePage } from './open-hostile-page.ts'

/** Each text is tried in some of the fields; every field gets about every fourth text. */
const EACH_TEXT_IN = 5

const texts = someOf(PAYLOADS).flatMap((text, place) =>
  textNodes(text).filter((_, field) => field % EACH_TEXT_IN === place % EACH_TEXT_IN),
)

const KINDS = {
  texts,
  addresses: ADDRESSES.flatMap(addressNodes),
  styles: [...DECLARATIONS, ...PAYLOADS.slice(0, 40)].flatMap(styleNodes),
}
/** Pages stay below the maximum number of blocks. */
const ON_A_PAGE = 500

for (const [kind, nodes] of Object.entries(KINDS))
  test.describe(`hostile ${kind}`, () => {
    test(
      'written by a manager are refused, or shown as plain text',
      { tag: '@desk' },
      async ({ page, watch, hostile: { manage } }) => {
        test.slow()
        const { taken, refused } = await takenOf(manage, nodes)
        expect(refused).toBeGreaterThan(0)
        for (const [place, some] of batchesOf(taken, ON_A_PAGE).entries()) {
          const language = languageOf(place)
          const url = `taken-${kind}-${place}`
          const texts = { title: inEach('Felt'), description: inEach(''), content: only(language, some) }
          expect(await manage('POST', 'pages', { url, ...texts })).toMatchObject({ status: 200 })
          expect(await openHostilePage(page, watch, `/${language}/pages/${url}`)).toEqual([])
        }
      },
    )

    test(
      'in the database are left out or shown as plain text',
      { tag: '@desk' },
      async ({ page, watch, hostile }) => {
        test.slow()
        for (const [place, some] of batchesOf(nodes, ON_A_PAGE).entries()) {
          const language = languageOf(place + 2)
          const url = `put-${kind}-${place}`
          await writePageRow(hostile, url, { content: only(language, some), title: only(language, []) })
          expect(await openHostilePage(page, watch, `/${language}/pages/${url}`)).toEqual([])
        }
      },
    )
  })
