import * as z from 'zod/mini'

/** A resource's version. An update names the revision it is based on; an outdated one fails with `STALE`. */
export const Revision = z.int().check(z.minimum(1), z.maximum(2_147_483_647))
