import { isShyrdakError } from '@shyrdak/sdk'
import type { TestStore } from '../store/open-test-store.ts'

interface Scene {
  store: TestStore
}

const orRefusal = (call: Promise<unknown>) =>
  call.catch((error: unknown) => {
    if (isShyrdakError(error)) return { code: error.code }
    throw error
  })

/** Managers' endpoints called by a guest; `content.test.ts` has the responses to a manager. */
function managedCalls(): Record<string, (scene: Scene) => Promise<unknown>> {
  const kinds = ['banners', 'blog', 'blogCategories', 'faq', 'head', 'pages'] as const
  const params = { id: 1 }
  const title = { en: 'Felt', ru: 'Войлок', kg: 'Кийиз' }
  const bodies = {
    banners: { photo: '/media/a.jpg', title, text: title, href: '/', position: 1 },
    blog: {
      url: 'felt',
      category_id: 1,
      title,
      summary: title,
      photo: '/media/a.jpg',
      content: title,
      published_at: '2026-11-20T09:00:00Z',
    },
    blogCategories: { url: 'felt', title, description: title, position: 1 },
    faq: { tab: 'delivery', question: title, answer: title, position: 1 },
    head: { content: '<meta name="a" content="b">', position: 1 },
    pages: { url: 'felt', title, description: title, content: title },
  } as const
  const calls: Record<string, (scene: Scene) => Promise<unknown>> = {}
  for (const kind of kinds) {
    // Each kind has its own body; these calls are refused before it is read.
    const of = ({ store }: Scene) =>
      store.sdk.management.content[kind] as TestStore['sdk']['management']['content']['pages']
    const body = bodies[kind] as unknown as (typeof bodies)['pages'] // as above
    calls[`management.content.${kind}.list`] = (scene) => orRefusal(of(scene).list())
    calls[`management.content.${kind}.read`] = (scene) => orRefusal(of(scene).read({ params }))
    calls[`management.content.${kind}.create`] = (scene) => orRefusal(of(scene).create({ body }))
    calls[`management.content.${kind}.update`] = (scene) =>
      orRefusal(of(scene).update({ params, query: { revision: 1 }, body }))
    calls[`management.content.${kind}.remove`] = (scene) =>
      orRefusal(of(scene).remove({ params, query: { revision: 1 } }))
  }
  for (const kind of ['banners', 'blogCategories', 'faq', 'head'] as const)
    calls[`management.content.${kind}.order`] = ({ store }) =>
      orRefusal(store.sdk.management.content[kind].order({ body: { was: [1], ids: [1] } }))
  for (const kind of ['blog', 'pages'] as const) {
    const of = ({ store }: Scene) => store.sdk.management.content[kind]
    calls[`management.content.${kind}.versions`] = (scene) => orRefusal(of(scene).versions({ params }))
    calls[`management.content.${kind}.version`] = (scene) =>
      orRefusal(of(scene).version({ params: { ...params, revision: 1 } }))
  }
  calls['management.content.head.rules'] = ({ store }) => orRefusal(store.sdk.management.content.head.rules())
  calls['management.content.banners.uses'] = ({ store }) =>
    orRefusal(store.sdk.management.content.banners.uses({ params }))
  return calls
}

/** One valid call of every endpoint about content. */
export const CONTENT_CALLS: Record<string, (scene: Scene) => Promise<unknown>> = {
  ...managedCalls(),
  'content.banners.list': ({ store }) => store.sdk.content.banners.list({ query: { per_page: 22 } }),
  'content.blog.list': ({ store }) =>
    store.sdk.content.blog.list({ query: { locale: 'kg', category_id: 0 } }),
  'content.blog.read': ({ store }) =>
    orRefusal(store.sdk.content.blog.read({ params: { url: 'no-such-article' }, query: { locale: 'ru' } })),
  'content.blogCategories.list': ({ store }) =>
    store.sdk.content.blogCategories.list({ query: { locale: 'en' } }),
  'content.blogCategories.read': ({ store }) =>
    orRefusal(store.sdk.content.blogCategories.read({ params: { url: 'no-such-category' } })),
  'content.countries.list': ({ store }) => store.sdk.content.countries.list({ query: { per_page: 250 } }),
  'content.faq.list': ({ store }) => store.sdk.content.faq.list(),
  'content.faq.ask': ({ store }) => store.sdk.content.faq.ask({ body: { question: 'Канча убакыт?' } }),
  'content.feedback.send': ({ store }) =>
    store.sdk.content.feedback.send({
      body: { name: 'Айгүл', email: 'aigul@example.com', subject: 'Жүн', message: 'Рахмат!' },
    }),
  'content.head.read': ({ store }) => store.sdk.content.head.read(),
  'content.locales.list': ({ store }) => store.sdk.content.locales.list(),
  'content.menus.header': ({ store }) => store.sdk.content.menus.header({ query: { locale: 'kg' } }),
  'content.menus.footer': ({ store }) => store.sdk.content.menus.footer({ query: { locale: 'ru' } }),
  'content.pages.read': ({ store }) =>
    orRefusal(store.sdk.content.pages.read({ params: { url: 'about' }, query: { locale: 'kg' } })),
  'content.deliveryRequests.add': ({ store }) =>
    orRefusal(store.sdk.content.deliveryRequests.add({ body: { email: 'every-endpoint@example.com' } })),
  'content.subscribers.add': ({ store }) =>
    store.sdk.content.subscribers.add({ body: { email: 'every-endpoint@example.com' } }),
  'content.subscribers.leave': ({ store }) =>
    orRefusal(store.sdk.content.subscribers.leave({ body: { k: 'a'.repeat(36) } })),
  'content.subscribers.rejoin': ({ store }) =>
    orRefusal(store.sdk.content.subscribers.rejoin({ body: { k: 'a'.repeat(36) } })),
  'management.content.menus.list': ({ store }) => orRefusal(store.sdk.management.content.menus.list()),
  'management.content.menus.read': ({ store }) =>
    orRefusal(store.sdk.management.content.menus.read({ params: { name: 'footer' } })),
  'management.content.preview.read': ({ store }) =>
    orRefusal(store.sdk.management.content.preview.read({ body: { content: '[]' } })),
  'management.content.menus.update': ({ store }) =>
    orRefusal(
      store.sdk.management.content.menus.update({
        params: { name: 'footer' },
        query: { revision: 1 },
        body: { items: [] },
      }),
    ),
}
