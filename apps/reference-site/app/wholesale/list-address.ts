/** What of a list an address asks for; what is left out is not narrowed. */
export interface GoodsChoice {
  /** From 1. */
  page?: number
  category?: number | undefined
  color?: number | undefined
  text?: string | undefined
  /** On one page, to be printed. */
  isWhole?: boolean | undefined
}

/** The longest text that the store looks for. */
const LONGEST_TEXT = 200

/** What an address asks for. What is no number asks for nothing, and so does a text of spaces. */
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

/** The address of a page of a list, without what it has by default. */
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

/** Goods on a page that is to be printed whole. */
const MAX_GOODS = 250

/** What the store is asked for. */
export const requestOf = ({ isWhole, ...query }: GoodsChoice) => ({
  ...query,
  ...(isWhole && { per_page: MAX_GOODS }),
})
