import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openGround, startApi } from './bench-store.ts'
import { load, type Load } from './load.ts'
import { memoryOf } from './memory.ts'
import { below, type Row } from './row.ts'

const HEALTH = { path: '/api/health', connections: 1, seconds: 5 }

/** The latency of health checks while images are rendered at full load, compared with an idle store. */
export async function images(): Promise<Row[]> {
  const ground = await openGround()
  const dataDir = await mkdtemp(join(tmpdir(), 'shyrdak-bench-images-'))
  try {
    const store = await startApi({ ...ground.environment, DATA_DIR: dataDir, WARM_IMAGES: 'false' })
    try {
      const list = await fetch(`${store.origin}/api/frontend/product?per_page=48&country_iso_code=KG`)
      const { data } = (await list.json()) as { data: { product: { photo: string } }[] } // the contract tests check the shape
      const photos = data.map(({ product }) => product.photo.replace(/[.]jpg$/, ''))
      await load(store, HEALTH)
      const idle = await load(store, HEALTH)
      let drawn = 0
      const asked = photos.flatMap((photo) =>
        [1280, 960].map(async (width) => {
          const response = await fetch(`${store.origin}${photo}-${width}.avif`)
          await response.arrayBuffer()
          drawn += 1
        }),
      )
      const drawing: Load = await load(store, HEALTH)
      if (drawn === asked.length) throw new Error('All images were drawn before the measurement ended.')
      await Promise.all(asked)
      return [
        {
          what: 'health, p99: alone, and while images are drawn',
          figure: `${idle.p99} and ${drawing.p99} ms`,
        },
        below(
          'the second by the first, each at least 1 ms',
          Math.max(1, drawing.p99) / Math.max(1, idle.p99),
          3,
          '×',
        ),
        {
          what: 'peak memory of the store meanwhile, apart from PostgreSQL and the process that draws',
          figure: `${Math.round(await memoryOf(store.pid, 'VmHWM'))} MB`,
        },
      ]
    } finally {
      await store.stop()
    }
  } finally {
    await ground.close()
    await rm(dataDir, { recursive: true, force: true, maxRetries: 5 })
  }
}
