/** The filters of a list in its URL. A missing one does not filter. */
export interface GoodsChoice {
  /** The page number, from 1. */
  page?: number
  category?: number | undefined
  color?: number | undefined
  text?: string | undefined
  /** Whether to show everything on one page, for printing. */
  isWhole?: boolean | undefined
}

/** The maximum length of a search text. */
const LONGEST_TEXT = 200

/** Reads the filters from a URL. Invalid numbers and blank texts are ignored. */
export function listQuery({ url }: Pick<Request, 'url'>): GoodsChoice & { page: number } {
  const { searchParams } = new URL(url)
  const number = (name: string) => {
    const value = Number(searchParams.get(name))
    return Number.isSafeInteger(value) && value > 0 && value < 2 ** 31 ? value : undefined
  }
  const category = number('category')
  const color = number('color')
  const text = searchParams.get('text')?.trim().slice(0, LONGEST_TEXT)
  return {
    page: number('page') ?? 1,
    ...(category !== undefined && { category }),
    ...(color !== undefined && { color }),
    ...(text && { text }),
    ...(searchParams.get('show') === 'all' && { isWhole: true }),
  }
}

/** Builds the URL of a list page, without default values. */
export function listAddress(path: string, { page = 1, category, color, text, isWhole }: GoodsChoice): string {
  const query = new URLSearchParams({
    ...(text && { text }),
    ...(category !== undefined && { category: String(category) }),
    ...(color !== undefined && { color: String(color) }),
    ...(isWhole && { show: 'all' }),
    ...(page > 1 && { page: String(page) }),
  }).toString()
  return query === '' ? path : `${path}?${query}`
}

/** The maximum number of products on a page for printing. */
const MAX_GOODS = 250

/** Returns the query for the API. */
export const requestOf = ({ isWhole, ...query }: GoodsChoice) => ({
  ...query,
  ...(isWhole && { per_page: MAX_GOODS }),
})
