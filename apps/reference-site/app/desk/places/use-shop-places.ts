import { useStore } from '@shyrdak/react-store'
import { categories, type Language, type RetailCategory } from '@shyrdak/sdk/contract'
import { localized } from '@shyrdak/sdk/format'
import { managedBlog, managedBlogCategories, managedPages } from '@shyrdak/sdk/management'
import { useQuery } from '@tanstack/react-query'
import { pagePath } from '../../content/page-path.ts'
import { messagesIn } from '../../messages/messages-in.ts'
import { usePageContext } from '../../page/use-page-context.ts'
import { useDeskCall } from '../desk-call.ts'
import { OWN_PLACES } from './own-places.ts'
import { readAll } from './read-all.ts'

/** A page of the shop. */
export interface ShopPlace {
  readonly path: string
  readonly title: string
}

const contract = { categories } as const
const NAMES = Object.keys(OWN_PLACES) as (keyof typeof OWN_PLACES)[] // keys() returns strings

const categoryPlaces = (tree: readonly RetailCategory[], language: Language): ShopPlace[] =>
  tree.flatMap(({ url, title, childrens }) => [
    { path: `/categories/${url}`, title: localized(title, language) },
    ...categoryPlaces(childrens, language),
  ])

/** The link targets in the shop: its built-in pages, those by managers, categories, and the blog. */
export function useShopPlaces(): readonly ShopPlace[] {
  const call = useDeskCall()
  const store = useStore()
  const { language } = usePageContext()
  const t = messagesIn(language, 'desk/places')
  const { data } = useQuery({
    queryKey: ['shop-places', language],
    staleTime: 60_000,
    // These are only suggestions, so a failure is ignored.
    throwOnError: false,
    async queryFn({ signal }): Promise<ShopPlace[]> {
      const sdk = await store.sdk(contract)
      const all = { query: {}, signal }
      const [pages, tree, sections, articles] = await Promise.all([
        readAll(call, managedPages.list, all),
        sdk.categories.list(),
        readAll(call, managedBlogCategories.list, all),
        readAll(call, managedBlog.list, all),
      ])
      const urls = new Map(sections.map(({ id, url }) => [id, url]))
      const titled = (path: string, title: Readonly<Record<Language, string>>) => ({
        path,
        title: localized(title, language),
      })
      return [
        ...pages.map(({ url, title }) => titled(pagePath(url), title)),
        ...categoryPlaces(tree, language),
        ...sections.map(({ url, title }) => titled(`/blog/${url}`, title)),
        ...articles.map(({ url, title, category_id }) =>
          titled(`/blog/${urls.get(category_id) ?? 'category'}/${url}`, title),
        ),
      ]
    },
  })
  const own = NAMES.map((name) => ({ path: OWN_PLACES[name], title: t(`own.${name}`) }))
  // A page by managers overrides a built-in one with the same path.
  return [...new Map([...own, ...(data ?? [])].map((place) => [place.path, place])).values()]
}
