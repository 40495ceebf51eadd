import pg from 'pg'

// The API keeps these behind its door, which a store never needs to open for a measurement.
const rooms = new URL('../../apps/api/src/', import.meta.url)

interface Rooms {
  seedMany: (db: unknown, count: number) => Promise<void>
  databaseOver: (pool: pg.Pool) => unknown
}

/** Brings a demo shop to at least so many products, and says how many it has. */
export async function fillShop(databaseUrl: string, count: number): Promise<number> {
  const { seedMany } = (await import(new URL('demo/many.ts', rooms).href)) as Pick<Rooms, 'seedMany'> // of the same commit
  const { databaseOver } = (await import(new URL('platform/sql/database.ts', rooms).href)) as Pick<
    Rooms,
    'databaseOver'
  > // of the same commit
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 2 })
  try {
    await seedMany(databaseOver(pool), count)
    const { rows } = await pool.query<{ count: number }>('select count(*)::int from product')
    return rows[0]?.count ?? 0
  } finally {
    await pool.end()
  }
}
