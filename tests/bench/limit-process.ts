import fastify from 'fastify'
import pg from 'pg'
import { createElement as h } from 'react'
import { renderToString } from 'react-dom/server'

/**
 * The limits of this machine with the same database: a bare response, one indexed SELECT, that SELECT
 * rendered by React, HTML from memory, and the smallest transaction that writes and reads.
 */
interface Goods extends Record<string, unknown> {
  id: number
  slug: string
  name: string
  amount: number
  photo: string | null
}

const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 16 })
await pool.query(`
  create table if not exists bench_goods as
    select p.id, p.slug, p.name->>'ru' as name, pr.amount_minor as amount, p.created_at, v.photos[1] as photo
    from product p join price pr on pr.product_id = p.id and pr.country = 'KG' and p.market = 'retail'
    left join variation v on v.product_id = p.id and v.position = 0;
  create index if not exists bench_goods_new on bench_goods (created_at desc, id desc);
  create table if not exists bench_note (id int generated always as identity primary key, text text not null);
  analyze bench_goods`)

const ROWS = {
  name: 'rows',
  text: 'select id, slug, name, amount, photo from bench_goods order by created_at desc, id desc limit 24',
}
const rows = async () => (await pool.query<Goods>(ROWS)).rows

const card = ({ id, slug, name, amount, photo }: Goods) =>
  h(
    'li',
    { key: id, className: 'card' },
    h(
      'a',
      { href: `/product/${slug}` },
      h('img', { src: photo ?? '', alt: name, loading: 'lazy', width: 480, height: 480 }),
      h('h3', null, name),
      h('p', { className: 'price' }, (amount / 100).toFixed(2), ' KGS'),
    ),
    h('a', { href: `/product/${slug}`, className: 'button' }, 'Add to cart'),
  )

const page = (goods: readonly Goods[]) =>
  `<!doctype html>${renderToString(
    h('html', { lang: 'ru' }, h('body', null, h('main', null, h('ul', null, goods.map(card))))),
  )}`

const still = Buffer.from(page(await rows()).padEnd(1_000_000))

const app = fastify({ forceCloseConnections: true })
app.get('/hello', () => ({ hello: 'world' }))
app.get('/rows', rows)
app.get('/page', async (_request, reply) => reply.type('text/html; charset=utf-8').send(page(await rows())))
app.get<{ Params: { bytes: string } }>('/still/:bytes', (request, reply) =>
  reply.type('text/html; charset=utf-8').send(still.subarray(0, Number(request.params.bytes))),
)
app.post('/transaction', async () => {
  const client = await pool.connect()
  try {
    await client.query('begin')
    const { rows: made } = await client.query<{ id: number }>({
      name: 'write',
      text: 'insert into bench_note (text) values ($1) returning id',
      values: ['шырдак'],
    })
    const { rows: read } = await client.query({
      name: 'read',
      text: 'select id, text from bench_note where id = $1',
      values: [made[0]?.id],
    })
    await client.query('commit')
    return read[0]
  } finally {
    client.release()
  }
})
process.stdout.write(`${await app.listen({ port: 0, host: '127.0.0.1' })}\n`)
process.once('SIGTERM', () => {
  void app
    .close()
    .then(() => pool.end())
    .then(() => process.exit(0))
})
