import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { build } from 'vite'
import { jobsWithoutSchedules } from './jobs-without-schedules.ts'

const api = resolve(import.meta.dirname, '../../api')

test('the bundled job queue has no parsers of schedules, and reaches the database without them', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'shyrdak-jobs-'))
  try {
    await build({
      root: api,
      configFile: false,
      logLevel: 'error',
      plugins: [jobsWithoutSchedules],
      ssr: { noExternal: true },
      build: {
        ssr: true,
        outDir: folder,
        minify: false,
        rollupOptions: { input: 'pg-boss', output: { entryFileNames: 'queue.mjs' } },
      },
    })
    const file = join(folder, 'queue.mjs')
    const text = await readFile(file, 'utf8')
    expect(['class CronDate', 'LuxonError'].filter((name) => text.includes(name))).toEqual([])
    const { PgBoss } = await import(pathToFileURL(file).href)
    const executeSql = async () => {
      throw new Error('no database')
    }
    const queue = new PgBoss({ db: { executeSql }, schedule: false })
    await expect(queue.start()).rejects.toThrow('no database')
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})
