import { setImmediate as breathe } from 'node:timers/promises'
import { openDatabase } from '#platform/open-postgres/index.ts'
import { quietLog } from './quiet-log.ts'

/**
 * A process to be killed. It opens the database, prints what it found there as one line of JSON, then places
 * orders forever and prints the number of each once it is committed.
 */
const [dataDir = '', engine = 'postgres'] = process.argv.slice(2)
const began = performance.now()
const { pool, close } = await openDatabase({
  dataDir,
  log: quietLog,
  engine: engine === 'pglite' ? 'pglite' : 'postgres',
})
const openMs = Math.round(performance.now() - began)
let isEnding = false
process.once('SIGTERM', () => (isEnding = true))

await pool.query(`
  create table if not exists kill_order (id int primary key, lines int not null);
  create table if not exists kill_line (order_id int not null, position int not null, primary key (order_id, position));
  create table if not exists kill_stock (id int primary key, taken int not null);
  insert into kill_stock values (1, 0) on conflict do nothing`)
// PGlite is loaded without amcheck.
if (engine !== 'pglite') {
  await pool.query(`
    create extension if not exists amcheck;
    select bt_index_check(oid, true) from pg_class where relname in ('kill_order_pkey', 'kill_line_pkey')`)
}
const { rows } = await pool.query<{ last: number; count: number; torn: number }>(`
  select coalesce(max(o.id), 0)::int as last, count(*)::int as count,
    (count(*) filter (where o.lines <> (select count(*) from kill_line l where l.order_id = o.id))
      + abs(count(*) - (select taken from kill_stock where id = 1)))::int as torn
  from kill_order o`)
process.stdout.write(`${JSON.stringify({ openMs, ...rows[0] })}\n`)

const place = async (id: number) => {
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query('insert into kill_order values ($1, 3)', [id])
    await client.query('insert into kill_line select $1, generate_series(1, 3)', [id])
    await client.query('update kill_stock set taken = taken + 1 where id = 1')
    await client.query('commit')
  } finally {
    client.release()
  }
}
for (let id = (rows[0]?.last ?? 0) + 1; !isEnding; id++) {
  await place(id)
  process.stdout.write(`${id}\n`)
  // PGlite never leaves the microtask queue, so signals would not be handled.
  await breathe()
}
await close()
