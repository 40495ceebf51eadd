import type { Browser, Page } from '@playwright/test'
import { expect } from '../flow.ts'
import { MANAGER } from './at-desk.ts'
import { sessionOf } from './logged-in.ts'
import { watchForTrouble, type Trouble } from './trouble.ts'

/** A manager in a browser of their own. */
export interface DeskHand {
  page: Page
  trouble: Trouble
  /** Closes the browser and expects no errors. */
  leave: () => Promise<void>
}

/** Opens a page of the desk in another browser, as a manager who is already logged in. In English. */
export async function openDesk(browser: Browser, origin: string, path: string): Promise<DeskHand> {
  const localStorage = await sessionOf(origin, 'management', MANAGER)
  const context = await browser.newContext({
    baseURL: origin,
    storageState: { cookies: [], origins: [{ origin, localStorage }] },
  })
  const trouble = watchForTrouble(context, origin)
  const page = await context.newPage()
  await page.goto(path)
  await expect(page.locator('.site-desk-main h1')).toBeVisible()
  await expect(page).toHaveURL((url) => url.pathname + url.search === path)
  return {
    page,
    trouble,
    leave: async () => {
      await context.close()
      expect(trouble.unexpected(), 'nothing went wrong behind the desk').toEqual([])
    },
  }
}
