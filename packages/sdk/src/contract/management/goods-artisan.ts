import * as z from 'zod/mini'
import { managers } from '../access.ts'
import { endpoint } from '../endpoint.ts'
import { Id } from '../scalars.ts'
import { Named } from './named.ts'

/** The workshop that made a retail product. */
export const GoodsArtisan = z.object({
  /** Null if no workshop is named. */
  artisan_id: z.nullable(Id),
  /** The name of the workshop, published or not. */
  artisan: z.nullable(Named),
})
export type GoodsArtisan = z.infer<typeof GoodsArtisan>

/** `from` is the workshop that the manager read. Fails with `STALE` if a colleague has changed it since. */
export const NewGoodsArtisan = z.object({ from: z.nullable(Id), artisan_id: z.nullable(Id) })
export type NewGoodsArtisan = z.infer<typeof NewGoodsArtisan>

const path = '/management/goods/:id/artisan'
const params = z.object({ id: Id })
const errors = { NOT_FOUND: {} }

export const managedGoodsArtisan = {
  read: endpoint({
    method: 'GET',
    path,
    summary: 'Retrieve the workshop that made a retail product.',
    access: managers,
    params,
    response: GoodsArtisan,
    errors,
  }),
  update: endpoint({
    method: 'PUT',
    path,
    summary: 'Name the workshop that made a retail product, or none.',
    access: managers,
    params,
    body: NewGoodsArtisan,
    response: GoodsArtisan,
    errors: { ...errors, STALE: {} },
  }),
}
