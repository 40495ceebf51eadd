import { chromium, type Browser, type Page } from 'playwright'

/** A browser page, with its console errors and requests. */
export interface PageInBrowser {
  readonly page: Page
  readonly complaints: string[]
  /** URLs of requested files and API calls. */
  readonly asked: string[]
}

export const openBrowser = (executablePath: string): Promise<Browser> =>
  chromium.launch({ executablePath, args: process.getuid?.() === 0 ? ['--no-sandbox'] : [] })

/** A new visitor, or with `of` another tab of the same one. */
export async function openPage(browser: Browser, of?: PageInBrowser): Promise<PageInBrowser> {
  const context = of?.page.context() ?? (await browser.newContext({ viewport: { width: 1000, height: 900 } }))
  const page = await context.newPage()
  const complaints: string[] = []
  const asked: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('request', (request) => asked.push(request.url()))
  await page.addInitScript(() =>
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      console.error(`forbidden by the policy: ${violatedDirective} ${blockedURI}`),
    ),
  )
  return { page, complaints, asked }
}
