import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startChild } from '../../bench/child.ts'

interface Listed {
  readonly slug: string
  readonly product: { readonly name: { readonly en: string; readonly ru: string; readonly kg: string } }
}

/** A shop whose API accepts calls from other origins. */
export interface Shop {
  readonly origin: string
  /** The first eight goods it sells. */
  readonly goods: readonly Listed[]
  close(): Promise<void>
}

/** Opens the API with demo goods, for pages of these origins. */
export async function openShop(origins: readonly string[]): Promise<Shop> {
  const folder = await mkdtemp(join(tmpdir(), 'shyrdak-embed-'))
  const api = await startChild(join(import.meta.dirname, '..', '..', 'bench', 'api-process.ts'), {
    DATA_DIR: folder,
    PORT: '0',
    DEMO_DATA: 'true',
    WARM_IMAGES: 'false',
    RATE_LIMITS: 'false',
    LOG_LEVEL: 'error',
    CORS_ORIGINS: origins.join(),
  })
  const answer = await fetch(`${api.origin}/api/frontend/product/main?country_iso_code=KG&per_page=8`)
  return {
    origin: api.origin,
    goods: (await answer.json()) as Listed[], // the contract tests check the shape
    async close() {
      await api.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
