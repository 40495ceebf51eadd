import { afterAll, beforeAll, expect, test } from 'vitest'
import { imageColumns } from '#app/modules.ts'
import { openStoreContext, type StoreUnderTest } from '#testing/open-store-context.ts'
import { tablesReadWhole } from '#testing/tables-read-whole.ts'
import { referencedImages, searchForImages } from './referenced-images.ts'

let store: StoreUnderTest
beforeAll(async () => {
  store = await openStoreContext()
})
afterAll(() => store.close())

/** Rows that show a photo `$1`, by where a person sees it. Required columns that do not matter are left empty. */
const ROWS: Record<string, string> = {
  'an order of a year ago': `
    insert into retail_order_line (order_id, position, product_id, variation_id, size, count, from_stock,
      is_special, slug, name, color_name, photo, sale_minor, service_code, carrier, service_name, delivery_minor,
      days_min, days_max)
    values (1, 0, 1, 1, '38', 1, 0, false, '', '{}', '{}', $1, 0, '', '', '{}', 0, 0, 0)`,
  'the progress of an order': `
    insert into retail_order_event (order_id, status, mover, photo, created_at)
    values (1, 'in_production', 'artisan', $1, now())`,
  'an order of a company': `
    insert into wholesale_order_line (order_id, position, product_id, variation_id, color_id, size, name, photo,
      color_name, count, price_minor, from_count)
    values (1, 0, 1, 1, 1, '38', '{}', $1, '{}', 1, 0, 1)`,
  'the sole in an order of a company': `
    insert into wholesale_order_line (order_id, position, product_id, variation_id, color_id, size, name, photo,
      color_name, sole_photo, count, price_minor, from_count)
    values (1, 1, 1, 1, 1, '38', '{}', '', '{}', $1, 1, 0, 1)`,
  'the second photo of a product': `
    insert into variation (product_id, color_id, photos, position) values (1, 1, array['/media/first.jpg', $1], 1)`,
  'a proposal of a workshop': `
    insert into proposal (artisan_id, account_id, name, description, category_id, color_id, size, photos,
      price_minor, stock, weight_g, created_at)
    values (1, 1, '{}', '{}', 1, 1, '38', array[$1], 1, 0, 1, now())`,
  'the gallery of a workshop': `
    insert into artisan (name, position, hello_txt, about_ttl, about_txt, tam_gallery, video_ttl, video_txt, bio_txt, place)
    values ('{}', '{}', '{}', '{}', '{}', array[$1], '{}', '{}', '{}', 1)`,
  'a page of blocks': `
    insert into page (url, title, description, content, updated_at)
    values ('felt', '{}', '{}', jsonb_build_object('ru', json_build_array(json_build_object('photo', $1))::text), now())`,
  'a former version of a page': `
    insert into content_version (page_id, revision, saved_at, written, images)
    values (1, 1, now(), '{}', jsonb_build_array('/media/other.jpg', $1))`,
  'a text of an article': `
    insert into blog_article (url, category_id, title, summary, photo, content, published_at, updated_at)
    values ('wool', 1, '{}', '{}', '', jsonb_build_object('kg', '<p>Кийиз: <img src="' || $1 || '"></p>'), now(), now())`,
  'an answer of the FAQ': `
    insert into faq_entry (tab, question, answer, position)
    values ('', '{}', jsonb_build_object('en', '<img alt="" src=' || $1 || '>'), 1)`,
  'the head of every page': `
    insert into head_entry (content, position) values ('<link rel="icon" href="' || $1 || '">', 1)`,
}

test('a photo that anything shows is found, and no other', async () => {
  const { db } = store.context
  const shown = new Map(Object.keys(ROWS).map((place, index) => [place, `/media/upload-${index}.jpg`]))
  const client = await db.$client.connect()
  // The orders and goods that the rows belong to do not matter.
  await client.query('set session_replication_role = replica')
  for (const [place, row] of Object.entries(ROWS))
    await client.query(row.replaceAll('$1', `'${shown.get(place)}'`))
  client.release(true)
  const found = await referencedImages(imageColumns)(db, [
    ...shown.values(),
    '/media/upload-unused.jpg',
    '/media/upload-1.jp',
    '/media/upload-1.jpeg',
  ])
  expect(found).toEqual(new Set(shown.values()))
})

test('a search for photos reads no orders, goods or articles one by one', async () => {
  const read = await tablesReadWhole(store.context.db, [searchForImages(imageColumns)])
  expect(read).toEqual(new Set(['artisan', 'banner', 'category', 'sole']))
})
