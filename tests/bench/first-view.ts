import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { chromium, type Browser } from 'playwright'
import { ensureChromium } from '../../scripts/ensure-chromium.mjs'
import { openGround, SITE } from './bench-store.ts'
import { startChild } from './child.ts'
import { median } from './rounds.ts'
import { below, type Row } from './row.ts'

const ROUNDS = 5

/** A slow phone on a slow network. Source: Lighthouse's mobile preset, 1.6 Mbps, 150 ms, CPU ¼. */
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true }
const NETWORK = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 }
const CPU = { rate: 4 }
/** Page load timeout in ms: the first visit waits for image rendering, minutes on a busy machine. */
const MAX_LOAD_MS = 120_000

interface View {
  lcp: number
  shift: number
  requests: number
  fontBytes: number
  imageBytes: number
  styleBytes: number
  htmlBytes: number
  /** The inline style sheet, compressed. */
  inlineStyleBytes: number
  /** Style sheets that the first paint waits for: the browser fetches these with the highest priority. */
  blockingSheets: number
  nodes: number
  /** The image that is the largest contentful paint; null when that is a text. */
  hero: Loaded | null
}

interface Loaded {
  /** The resource type. Source: Chrome DevTools Protocol, Network.ResourceType. */
  kind: string
  url: string
  mimeType: string
  /** Source: Chrome DevTools Protocol, Network.ResourcePriority. */
  priority: string
  bytes: number
}

/** Metrics of a first visit, until the page has been idle for a second. */
async function view(browser: Browser, url: string): Promise<View> {
  const context = await browser.newContext({ ...PHONE, locale: 'en-GB' })
  try {
    const page = await context.newPage()
    page.setDefaultNavigationTimeout(MAX_LOAD_MS)
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', NETWORK)
    await session.send('Emulation.setCPUThrottlingRate', CPU)
    const priorities = new Map<string, string>()
    const responses = new Map<string, Omit<Loaded, 'bytes'>>()
    const loaded: Loaded[] = []
    session.on('Network.requestWillBeSent', ({ requestId, request }) => {
      priorities.set(requestId, request.initialPriority)
    })
    session.on('Network.responseReceived', ({ requestId, type, response: { url, mimeType } }) => {
      // Data URLs cause no request.
      if (!url.startsWith('data:'))
        responses.set(requestId, { kind: type, url, mimeType, priority: priorities.get(requestId) ?? '' })
    })
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const response = responses.get(requestId)
      if (response) loaded.push({ ...response, bytes: encodedDataLength })
    })
    await page.goto(url, { waitUntil: 'load' })
    await page.waitForTimeout(1_000)
    const { heroUrl, styles, ...seen } = await page.evaluate(
      () =>
        new Promise<Pick<View, 'lcp' | 'shift' | 'nodes'> & { heroUrl: string; styles: string }>((tell) => {
          let lcp = 0
          let heroUrl = ''
          let shift = 0
          new PerformanceObserver((list) => {
            const largest = list.getEntries().at(-1)
            lcp = largest?.startTime ?? lcp
            heroUrl = (largest as unknown as { url: string } | undefined)?.url ?? heroUrl // TypeScript has no LCP
          }).observe({ type: 'largest-contentful-paint', buffered: true })
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) shift += (entry as unknown as { value: number }).value // TypeScript has no layout shifts
          }).observe({ type: 'layout-shift', buffered: true })
          const nodes = document.querySelectorAll('*').length
          const styles = document.head.querySelector('style')?.textContent ?? ''
          setTimeout(() => tell({ lcp, shift, nodes, heroUrl, styles }), 100)
        }),
    )
    const of = (type: string) =>
      loaded.reduce((sum, { kind, bytes }) => (kind === type ? sum + bytes : sum), 0)
    return {
      ...seen,
      hero: loaded.find(({ url }) => url === heroUrl) ?? null,
      blockingSheets: loaded.filter(({ kind, priority }) => kind === 'Stylesheet' && priority === 'VeryHigh')
        .length,
      inlineStyleBytes: brotliCompressSync(styles).length,
      requests: loaded.length,
      fontBytes: of('Font'),
      imageBytes: of('Image'),
      styleBytes: of('Stylesheet'),
      htmlBytes: of('Document'),
    }
  } finally {
    await context.close()
  }
}

/** The same text and first image without styles, fonts and scripts: the minimum on this network. */
async function servePlain(origin: string, path: string): Promise<{ url: string; close: () => void }> {
  const html = await (await fetch(origin + path)).text()
  const plain = html
    .replaceAll(/<(script|style)\b[^]*?<\/\1>/g, '')
    .replaceAll(/<link\b[^>]*>/g, '')
    .replaceAll(/ (class|style|data-[\w-]+)="[^"]*"/g, '')
    .replaceAll(/<svg\b[^]*?<\/svg>/g, '')
    .replaceAll(/<(picture|source|img)\b[^>]*>|<\/picture>/g, '')
  const body = brotliCompressSync(plain)
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' })
    response.end(body)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The plain page has no port.')
  return { url: `http://127.0.0.1:${address.port}/`, close: () => server.close() }
}

const PAGES = [
  { name: 'home', path: '/', lcp: 900 },
  { name: 'category', path: '/categories/men', lcp: 750 },
  { name: 'product', path: '/product/naryn-mules', lcp: 750 },
] as const

/** The first view of a first visit on a slow phone, compared with the same text unstyled. */
export async function firstView(): Promise<Row[]> {
  const ground = await openGround()
  const dataDir = await mkdtemp(join(tmpdir(), 'shyrdak-bench-view-'))
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  })
  const store = await startChild(SITE, { ...ground.environment, DATA_DIR: dataDir, WARM_IMAGES: 'false' })
  try {
    const rows: Row[] = []
    for (const { name, path, lcp } of PAGES) {
      const plain = await servePlain(store.origin, path)
      const views: View[] = []
      const floors: number[] = []
      await view(browser, store.origin + path) // renders its images
      for (let round = 0; round < ROUNDS; round++) {
        views.push(await view(browser, store.origin + path))
        floors.push((await view(browser, plain.url)).lcp)
      }
      plain.close()
      const of = (field: Exclude<keyof View, 'hero'>) => median(views.map((one) => one[field]))
      const hero = views.at(-1)?.hero
      rows.push(
        below(
          `${name}: largest contentful paint (plain words: ${Math.round(median(floors))} ms)`,
          of('lcp'),
          lcp,
          'ms',
        ),
        below(`${name}: requests`, of('requests'), 15, ''),
        below(`${name}: fonts`, of('fontBytes') / 1000, 30, 'kB'),
        below(`${name}: layout shift`, of('shift'), 0.001, ''),
        ...(hero
          ? [
              below(
                `${name}: largest image, ${hero.mimeType}, priority ${hero.priority}`,
                hero.bytes / 1000,
                45,
                'kB',
              ),
            ]
          : []),
        {
          what: `${name}: CSS in the head, compressed; blocking sheets`,
          figure: `${(of('inlineStyleBytes') / 1000).toFixed(1)} kB; ${of('blockingSheets')}`,
        },
        {
          what: `${name}: HTML, CSS, images; elements`,
          figure: `${(of('htmlBytes') / 1000).toFixed(1)}, ${(of('styleBytes') / 1000).toFixed(1)}, ${(of('imageBytes') / 1000).toFixed(0)} kB; ${of('nodes')}`,
        },
      )
    }
    return rows
  } finally {
    await browser.close()
    await store.stop()
    await ground.close()
    await rm(dataDir, { recursive: true, force: true, maxRetries: 5 })
  }
}
