import type { CategoryPage, LocalizedText, RetailCategory } from '@shyrdak/sdk/contract'
import type * as z from 'zod/mini'

/** A stored category. */
export interface CategoryRow {
  id: number
  parentId: number | null
  url: string
  title: LocalizedText
  description: LocalizedText
  photo: string | null
}

export interface CategoryTree {
  roots: RetailCategory[]
  /** The path from the root to a category, inclusive; empty for an unknown id. */
  pathTo: (id: number) => CategoryRow[]
  /** Finds a category by its current or a former URL. */
  byUrl: (url: string) => CategoryRow | undefined
  page: (url: string) => z.infer<typeof CategoryPage> | undefined
}

/** A former URL of a category. */
export interface FormerUrl {
  url: string
  categoryId: number
}

const crumb = ({ id, url, title }: CategoryRow) => ({ id, url, title })

/** Builds the tree. The rows must be sorted by their position among siblings. */
export function categoryTree(
  rows: readonly CategoryRow[],
  formerUrls: readonly FormerUrl[] = [],
): CategoryTree {
  const byId = new Map(rows.map((row) => [row.id, row]))
  const byUrl = new Map([
    ...formerUrls.map(({ url, categoryId }) => [url, byId.get(categoryId)] as const),
    ...rows.map((row) => [row.url, row] as const),
  ])
  const below = Map.groupBy(rows, ({ parentId }) => parentId)
  const childrenOf = (id: number | null): RetailCategory[] =>
    (below.get(id) ?? []).map((row) => ({
      id: row.id,
      url: row.url,
      title: row.title,
      photo: row.photo,
      childrens: childrenOf(row.id),
    }))
  const pathTo = (id: number): CategoryRow[] => {
    const path: CategoryRow[] = []
    for (let row = byId.get(id); row && !path.includes(row); row = byId.get(row.parentId ?? 0))
      path.unshift(row)
    return path
  }
  return {
    roots: childrenOf(null),
    pathTo,
    byUrl: (url) => byUrl.get(url),
    page: (url) => {
      const row = byUrl.get(url)
      return (
        row && {
          ...crumb(row),
          description: row.description,
          photo: row.photo,
          breadcrumbs: pathTo(row.id).map(crumb),
          childrens: childrenOf(row.id),
        }
      )
    },
  }
}
