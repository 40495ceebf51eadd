import { useStore } from '@shyrdak/react-store'
import { blogCategories, categories, type Language, type RetailCategory } from '@shyrdak/sdk/contract'
import { localized } from '@shyrdak/sdk/format'
import { managedPages } from '@shyrdak/sdk/management'
import { useQuery } from '@tanstack/react-query'
import { usePageContext } from '../../../page/use-page-context.ts'
import { useDeskCall } from '../../desk-call.ts'
import { typedAddress } from '../../form/typed-address.ts'
import { pagePath } from '../../../content/page-path.ts'
import { TypedInput } from './typed-input.tsx'
import type { BlockFieldProps } from './use-block-field.ts'

interface Place {
  readonly path: string
  readonly title: string
}

const contract = { categories, blogCategories } as const

const categoryPlaces = (tree: readonly RetailCategory[], language: Language): Place[] =>
  tree.flatMap(({ url, title, childrens }) => [
    { path: `/categories/${url}`, title: localized(title, language) },
    ...categoryPlaces(childrens, language),
  ])

/** Where links lead most: pages, categories and the sections of the blog. */
function usePlaces(): readonly Place[] {
  const call = useDeskCall()
  const store = useStore()
  const { language } = usePageContext()
  const { data } = useQuery({
    queryKey: ['editor-places', language],
    staleTime: 60_000,
    queryFn: async () => {
      const sdk = await store.sdk(contract)
      const [pages, tree, blog] = await Promise.all([
        call(managedPages.list, { query: { per_page: 100 } }),
        sdk.categories.list(),
        sdk.blogCategories.list({ query: { locale: language } }),
      ])
      return [
        ...pages.data.map(({ url, title }) => ({ path: pagePath(url), title: localized(title, language) })),
        ...categoryPlaces(tree, language),
        ...blog.map(({ url, title }) => ({ path: `/blog/${url}`, title })),
      ]
    },
  })
  return data ?? []
}

/** A link: an address that is typed or pasted, or one of the places of the store that are offered. */
export function HrefInput(props: BlockFieldProps) {
  const places = usePlaces()
  const list = `editor-places-${props.block.id}-${props.path.join('-')}`
  return (
    <>
      <TypedInput
        {...props}
        read={(text) => typedAddress(text, location.origin) ?? text.trim()}
        input={{ list, spellCheck: false }}
      />
      <datalist id={list}>
        {places.map(({ path, title }) => (
          <option key={path} value={path}>
            {title}
          </option>
        ))}
      </datalist>
    </>
  )
}
