import { expect } from '@playwright/test'
import { inEach, type Refusal } from '../store/manager.ts'
import { writePageRow } from './hostile-store.ts'
import { batchesOf, comesBy, languageOf, only, storable, test } from './hostile.ts'
import { HTML_FIELD_COUNT, LAST_LINE, pageOf } from './html-fields.ts'
import { checkPage } from './check-page.ts'
import { PAYLOADS } from './payloads/index.ts'
import { openHostilePage } from './open-hostile-page.ts'

const RAW = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg onload=alert(1)>',
  '<img src="https://evil.example/x.png">',
  '<a href="javascript:alert(1)">felt</a>',
  '<p style="position:fixed">felt</p>',
  '<meta http-equiv=refresh content="0;url=https://evil.example/">',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<details open ontoggle=alert(1)>felt</details>',
  '<p id=content>felt</p>',
]

test(
  'there are more than four hundred hostile payloads, and the checks detect raw ones',
  { tag: '@desk' },
  async ({ page, watch }) => {
    expect(PAYLOADS.length).toBeGreaterThan(400)
    expect(HTML_FIELD_COUNT).toBeGreaterThan(12)
    for (const [place, payload] of RAW.entries()) {
      const body = `<!doctype html><div class="shyrdak-prose">${payload}</div>`
      await page.route(`**/raw/${place}`, (route) => route.fulfill({ contentType: 'text/html', body }))
      watch.at(`/raw/${place}`)
      await page.goto(`/raw/${place}`).catch(() => undefined) // some navigate away at once
      const look = async () => [...watch.faults, ...(await page.evaluate(checkPage, false).catch(() => []))]
      await expect.soft.poll(async () => (await look()).length, payload).toBeGreaterThan(0)
    }
  },
)

test.describe('hostile HTML in every field of every block', () => {
  for (const [place, payloads] of batchesOf(PAYLOADS).entries()) {
    if (comesBy('manager', place))
      test(
        `written by a manager, runs nothing, requests nothing and breaks nothing (${place})`,
        { tag: '@desk' },
        async ({ page, watch, hostile: { manage } }) => {
          const language = languageOf(place)
          const url = `written-${place}`
          const content = only(language, pageOf(payloads))
          const texts = { title: inEach('Felt'), description: inEach('') }
          const written = await manage<Refusal>('POST', 'pages', { url, ...texts, content })
          expect(written.status, JSON.stringify(written.body).slice(0, 500)).toBe(200)
          expect(await openHostilePage(page, watch, `/${language}/pages/${url}`)).toEqual([])
          await expect(page.locator('main > .last-line')).toHaveText(LAST_LINE)
        },
      )
  }

  for (const [place, payloads] of batchesOf(PAYLOADS).entries()) {
    if (comesBy('database', place))
      test(
        `put into the database, runs nothing, requests nothing and breaks nothing (${place})`,
        { tag: '@desk' },
        async ({ page, watch, hostile }) => {
          const language = languageOf(place + 1)
          const url = `put-${place}`
          await writePageRow(hostile, url, {
            title: inEach(storable(payloads[0])),
            description: inEach(storable(payloads[1])),
            content: only(language, pageOf(payloads)),
          })
          expect(await openHostilePage(page, watch, `/${language}/pages/${url}`)).toEqual([])
          await expect(page.locator('main > .last-line')).toHaveText(LAST_LINE)
        },
      )
  }
})
