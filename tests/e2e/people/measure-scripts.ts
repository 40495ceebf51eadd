import type { Page } from '@playwright/test'

export interface Scale {
  /** Transferred bytes of script bodies so far, by file. */
  scripts: Map<string, number>
  total: () => number
}

/** Measures every script that a page loads from now on. */
export async function measureScripts(page: Page): Promise<Scale> {
  const scripts = new Map<string, number>()
  const asked = new Map<string, { url: string; head: number }>()
  const browser = await page.context().newCDPSession(page)
  browser.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (type === 'Script') asked.set(requestId, { url: response.url, head: response.encodedDataLength })
  })
  browser.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const script = asked.get(requestId)
    if (script) scripts.set(new URL(script.url).pathname, encodedDataLength - script.head)
  })
  await browser.send('Network.enable')
  await browser.send('Network.setCacheDisabled', { cacheDisabled: true })
  return { scripts, total: () => [...scripts.values()].reduce((sum, bytes) => sum + bytes, 0) }
}
