import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, extname, join } from 'node:path'
import { chromium } from 'playwright'
import { afterEach, expect, test } from 'vitest'
import { chromiumPath, packed } from './packed.ts'
import { publicEntryPoints } from './public-names.ts'
import { run, strangersFolder } from './stranger.ts'

const PRICE = `<Price language="en" saleCost="1234.50" />`

const plain = (text: string) => text.replace(/\s/g, ' ')

const folders: string[] = []
const remember = (folder: string) => {
  folders.push(folder)
  return folder
}

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

const codeEntryPoints = () =>
  packed().flatMap((one) =>
    Object.entries(publicEntryPoints(one))
      // A style sheet has no types.
      .filter(([, target]) => typeof target === 'object' && target.types !== undefined)
      .map(([app]) => app.replace(/^\./, one.name)),
  )

test('plain Node renders a price, and imports and requires every entry point', () => {
  const folder = remember(
    strangersFolder(
      'plain-node',
      {
        'draw.mjs': `
          import { createElement } from 'react'
          import { renderToStaticMarkup } from 'react-dom/server'
          import { Price } from '@shyrdak/blocks/parts/price'
          for (const entry of ${JSON.stringify(codeEntryPoints())}) await import(entry)
          console.log(renderToStaticMarkup(createElement(Price, { language: 'en', saleCost: '1234.50' })))`,
        // What Jest and older tools do.
        'require.cjs': `
          const required = ${JSON.stringify(codeEntryPoints())}.map((entry) => require(entry))
          console.log(required.length)`,
      },
      ['react', 'react-dom'],
    ),
  )
  expect(plain(run(folder, 'node', 'draw.mjs'))).toContain('1 234.50 KGS')
  expect(run(folder, 'node', 'require.cjs').trim()).toBe(String(codeEntryPoints().length))
})

test('an empty Vite app compiles, builds and renders a price in a browser', async () => {
  const folder = remember(
    strangersFolder(
      'vite-app',
      {
        'index.html':
          '<!doctype html><html lang="en"><link rel="icon" href="data:,"><div id="root"></div><script type="module" src="/src/main.tsx"></script></html>',
        'src/main.tsx': `
          import { createRoot } from 'react-dom/client'
          import { Price } from '@shyrdak/blocks/parts/price'
          import '@shyrdak/blocks/styles.css'
          const root = document.querySelector('#root')
          if (root !== null) createRoot(root).render(${PRICE})`,
        // All our declarations, for the compiler.
        'src/types.ts': codeEntryPoints()
          .map((entry, index) => `export * as entry${index} from '${entry}'`)
          .join('\n'),
        'vite.config.js': `
          import react from '@vitejs/plugin-react'
          export default { plugins: [react()] }`,
        'tsconfig.json': JSON.stringify({
          compilerOptions: {
            strict: true,
            target: 'es2022',
            lib: ['es2022', 'dom'],
            module: 'esnext',
            moduleResolution: 'bundler',
            jsx: 'react-jsx',
            noEmit: true,
            // Checks our declarations too: users may not have `skipLibCheck`.
            skipLibCheck: false,
            types: ['vite/client'],
          },
          include: ['src'],
        }),
      },
      ['react', 'react-dom', '@types/react', '@types/react-dom', 'vite', '@vitejs/plugin-react'],
    ),
  )
  const tsc = join(dirname(createRequire(import.meta.url).resolve('typescript7/package.json')), 'bin', 'tsc')
  run(folder, 'node', tsc, '-p', '.')
  run(folder, 'npx', '--no-install', 'vite', 'build', '--logLevel', 'warn')

  const { text, complaints } = await rendered(join(folder, 'dist'))
  expect(plain(text)).toContain('1 234.50 KGS')
  expect(complaints).toEqual([])
})

const TYPES: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' }

/** The text of the built page, and the browser's console errors. */
async function rendered(dist: string) {
  const files = new Map(
    readdirSync(dist, { recursive: true, encoding: 'utf8' }).map((file) => [`/${file}`, join(dist, file)]),
  )
  const isRoot = process.getuid?.() === 0
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: isRoot ? ['--no-sandbox'] : [],
  })
  try {
    const page = await browser.newPage()
    const complaints: string[] = []
    page.on('console', (message) => complaints.push(message.text()))
    page.on('pageerror', (error) => complaints.push(error.message))
    await page.route('http://shop.test/**', async (route) => {
      const { pathname } = new URL(route.request().url())
      const file = files.get(pathname === '/' ? '/index.html' : pathname)
      if (file === undefined) return route.fulfill({ status: 404 })
      return route.fulfill({
        body: readFileSync(file),
        contentType: TYPES[extname(file)] ?? 'application/octet-stream',
      })
    })
    await page.goto('http://shop.test/')
    await page.locator('#root > *').first().waitFor()
    return { text: await page.locator('#root').innerText(), complaints }
  } finally {
    await browser.close()
  }
}
