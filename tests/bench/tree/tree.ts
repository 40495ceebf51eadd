import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { build } from 'esbuild'
import { chromium } from 'playwright'
import { ensureChromium } from '../../../scripts/ensure-chromium.mjs'
import { interleaved, median } from '../rounds.ts'
import { inMs, share, type Row } from '../row.ts'
import type { BrowserWay } from './in-browser.tsx'

const run = promisify(execFile)
const TRIES = 15

interface OnServer {
  raw: number
  tree: number
  html: string
}

/** A page of 1,000 blocks compared with the same elements created by hand: on the server, and in Chromium. */
export async function tree(): Promise<Row[]> {
  const folder = await mkdtemp(join(tmpdir(), 'shyrdak-tree-'))
  try {
    const server = await bundled(folder, 'on-server', 'node')
    const { stdout } = await run(process.execPath, [server], {
      env: { ...process.env, NODE_ENV: 'production' },
      maxBuffer: 16 * 1024 * 1024,
    })
    const rendered = JSON.parse(stdout) as OnServer // printed by on-server.tsx
    const ms = await inBrowser(await bundled(folder, 'in-browser', 'browser'), rendered.html)
    return [
      share('tree of 1,000 blocks, renderToString', rendered.tree, rendered.raw, 0.83),
      cost('tree of 1,000 blocks, hydrated', ms['hydrate tree'], ms['hydrate raw'], 1.15),
      cost('tree of 1,000 blocks, static, hydrated', ms['hydrate static'], ms['hydrate raw'], 0.1),
      cost('tree of 1,000 blocks, one prop changed', ms['update tree'], ms['update raw'], 0.12),
    ]
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** A time with an upper bound as a fraction of its limit. */
const cost = (what: string, value: number, limit: number, most: number): Row => ({
  what,
  figure: inMs(value),
  limit: inMs(limit),
  ratio: value / limit,
  target: `≤ ${most}`,
  holds: value / limit <= most,
})

async function bundled(folder: string, name: string, platform: 'node' | 'browser'): Promise<string> {
  const outfile = join(folder, `${name}.${platform === 'node' ? 'cjs' : 'js'}`)
  await build({
    entryPoints: [join(import.meta.dirname, `${name}.tsx`)],
    outfile,
    bundle: true,
    minify: true,
    platform,
    format: platform === 'node' ? 'cjs' : 'iife',
    jsx: 'automatic',
    conditions: ['@shyrdak/source'],
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
  })
  return outfile
}

async function inBrowser(script: string, html: string): Promise<Record<BrowserWay, number>> {
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  })
  try {
    const page = await browser.newPage()
    await page.addScriptTag({ path: script })
    const way = (name: BrowserWay) => () =>
      page.evaluate(
        ([asked, text, tries]) =>
          (
            globalThis as unknown as { measure: (way: string, html: string, tries: number) => number }
          ).measure(asked, text, tries), // set by in-browser.tsx
        [name, html, TRIES] as const,
      )
    const found = await interleaved(5, {
      'hydrate raw': way('hydrate raw'),
      'hydrate tree': way('hydrate tree'),
      'hydrate static': way('hydrate static'),
      'update raw': way('update raw'),
      'update tree': way('update tree'),
    })
    return {
      'hydrate raw': median(found['hydrate raw']),
      'hydrate tree': median(found['hydrate tree']),
      'hydrate static': median(found['hydrate static']),
      'update raw': median(found['update raw']),
      'update tree': median(found['update tree']),
    }
  } finally {
    await browser.close()
  }
}
