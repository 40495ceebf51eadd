import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { expect, test } from './flow.ts'
import { ask } from './store/ask.ts'
import { openStore } from './store/open-store.ts'
import { serverFile } from './store/server-file.ts'

const built = dirname(serverFile())

interface Artisans {
  data: { name: { en: string; ru: string } }[]
}

/** Texts found only in the demo shop: the names of its workshops. */
async function demoTexts(origin: string): Promise<string[]> {
  const { data } = await ask<Artisans>(origin, '/specialgoods/artisan')
  return data.map(({ name }) => name.ru)
}

/** As the server build writes it: in ASCII. */
const inAscii = (text: string) =>
  text.replace(/[^\x20-\x7e]/g, (letter) => {
    const code = letter.charCodeAt(0).toString(16)
    return code.length > 2 ? `\\u${code.padStart(4, '0')}` : `\\x${code.padStart(2, '0')}`
  })

const filesWith = async (texts: readonly string[]) => {
  const files = (await readdir(built, { recursive: true })).filter((file) => file.endsWith('.js'))
  const contents = await Promise.all(files.map((file) => readFile(join(built, file), 'utf8')))
  return files.filter((_, place) =>
    texts.some((text) => contents[place]?.toLowerCase().includes(inAscii(text).toLowerCase())),
  )
}

test(
  'a store without demo data starts, shows its pages and loads no demo files',
  { tag: '@desk' },
  async ({ page, origin }) => {
    const demo = await filesWith(await demoTexts(origin))
    expect(demo.length, 'the demo shop stands in files of its own').toBeGreaterThan(0)
    expect(demo).not.toContain('main.js')

    // Next to the modules that the server loads by name, without the files that contain demo data.
    const site = join(built, '..', '..')
    const bare = await mkdtemp(join(site, 'node_modules', '.without-demo-'))
    const left = new Set([...demo, 'render-worker.js'].map((file) => join(built, file)))
    try {
      await cp(built, join(bare, 'server'), { recursive: true, filter: (file) => !left.has(file) })
      await cp(join(built, '..', 'client'), join(bare, 'client'), { recursive: true })
      const store = await openStore({
        server: join(bare, 'server', 'main.js'),
        settings: { DEMO_DATA: 'false' },
        database: 'own',
      })
      try {
        const answer = await page.goto(`${store.origin}/ru/categories`)
        expect(answer?.status()).toBe(200)
        expect(await ask(store.origin, '/specialgoods/artisan')).toMatchObject({ data: [] })
        // Requests still pending when the store closes are not errors.
        await page.close()
      } finally {
        await store.leave()
      }
    } finally {
      await rm(bare, { recursive: true, force: true })
    }
  },
)
