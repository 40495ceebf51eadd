import type { BrowserContext } from '@playwright/test'

/** Actions of a page that are forbidden in the store. */
export interface Watch {
  faults: string[]
  /** Sets the only URL where the page may be from now on. */
  at: (address: string) => void
}

const PIXEL = Buffer.from('R0lGODlhAQABAIAAAP///wAAACH5BAEAAAAALAAAAAABAAEAAAICRAEAOw==', 'base64')

/**
 * Watches for scripts that run, policy violations, errors, requests to other hosts, and navigation. Images of
 * the store are served here: only the requests matter.
 */
export async function watchPages(context: BrowserContext, origin: string): Promise<Watch> {
  const faults: string[] = []
  let address = ''
  await context.exposeBinding('shyrdakTold', (_source, text: string) => void faults.push(text))
  await context.addInitScript(() => {
    const tell = (text: string) =>
      (window as unknown as { shyrdakReport: (text: string) => void }).shyrdakReport(text) // bound above
    for (const name of ['alert', 'confirm', 'prompt', 'print', 'open'] as const)
      Object.defineProperty(window, name, {
        writable: false,
        configurable: false,
        value: () => tell(`a script ran ${name}`),
      })
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
      tell(`the policy stopped ${effectiveDirective} ${blockedURI} ${sample}`),
    )
  })
  context.on('dialog', (dialog) => {
    faults.push(`a dialog: ${dialog.message()}`)
    void dialog.dismiss()
  })
  context.on('weberror', (error) => void faults.push(`an error: ${error.error().message}`))
  context.on('console', (message) => {
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      if (!message.text().startsWith("Blocked script execution in 'about:srcdoc'"))
        faults.push(`the console: ${message.text().slice(0, 300)}`)
  })
  context.on('request', (request) => {
    const { protocol } = new URL(request.url())
    if (!request.url().startsWith(`${origin}/`) && protocol !== 'data:')
      faults.push(`a request to ${request.url().slice(0, 200)}`)
  })
  context.on('page', (page) => {
    page.on('framenavigated', (frame) => {
      if (frame !== page.mainFrame() || frame.url() === address || frame.url() === 'about:blank') return
      faults.push(`the page went to ${frame.url()}`)
    })
  })
  await context.route('**/*', (route, request) => {
    const { pathname } = new URL(request.url())
    if (!request.url().startsWith(`${origin}/`)) return route.abort()
    if (pathname.startsWith('/media/')) return route.fulfill({ contentType: 'image/gif', body: PIXEL })
    return route.fallback()
  })
  return {
    faults,
    at: (path) => {
      address = origin + path
      faults.length = 0
    },
  }
}
