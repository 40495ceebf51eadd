import { chromium, type Browser, type Page } from 'playwright'

/** Somebody's browser, and what it complained about. */
export interface PageInBrowser {
  readonly page: Page
  readonly complaints: string[]
  /** Files and calls that were asked for, as addresses. */
  readonly asked: string[]
}

export const openBrowser = (executablePath: string): Promise<Browser> =>
  chromium.launch({ executablePath, args: process.getuid?.() === 0 ? ['--no-sandbox'] : [] })

/** A fresh visitor, or with `of` another tab of the same one. */
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
