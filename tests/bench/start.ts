import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ENVIRONMENT, YOUNG } from '../../scripts/process/run-server.mjs'
import { SITE, startApi } from './bench-store.ts'
import { startChild } from './child.ts'
import { load } from './load.ts'
import { memoryOf } from './memory.ts'
import { median } from './rounds.ts'
import { below, type Row } from './row.ts'

const STARTS = 5

/** Time to the first page on an existing data folder, including its own PostgreSQL; then memory. */
export async function start(): Promise<Row[]> {
  const isBuilt = existsSync(SITE)
  const path = isBuilt ? '/categories' : '/api/frontend/product?per_page=24&country_iso_code=KG'
  const what = isBuilt ? 'built store' : 'backend from its sources (the site is not built)'
  const dataDir = await mkdtemp(join(tmpdir(), 'shyrdak-bench-'))
  const environment = {
    DATA_DIR: dataDir,
    PORT: '0',
    HOST: '127.0.0.1',
    RATE_LIMITS: 'false',
    LOG_LEVEL: 'error',
    DATABASE_URL: '',
    // As `npm start` does.
    NODE_OPTIONS: YOUNG,
    ...ENVIRONMENT,
  }
  const open = () => (isBuilt ? startChild(SITE, environment) : startApi(environment))
  try {
    const times: number[] = []
    const memory: number[] = []
    let loaded = Number.NaN
    for (let turn = 0; turn <= STARTS; turn++) {
      const began = performance.now()
      const store = await open()
      try {
        const response = await fetch(store.origin + path)
        await response.text()
        if (response.status !== 200) throw new Error(`The first page was answered with ${response.status}.`)
        // The first start creates the database.
        if (turn > 0) times.push(performance.now() - began)
        memory.push(await memoryOf(store.pid))
        if (turn === STARTS) {
          await load(store, { path, connections: 50, seconds: 5 })
          loaded = await memoryOf(store.pid)
        }
      } finally {
        await store.stop()
      }
    }
    return [
      below(`${what}: process start to first page`, median(times) / 1000, 0.8, 's'),
      below(`${what}: memory at start, PostgreSQL apart`, median(memory), 130, 'MB'),
      below(`${what}: memory after load`, loaded, 230, 'MB'),
    ]
  } finally {
    await rm(dataDir, { recursive: true, force: true, maxRetries: 5 })
  }
}
