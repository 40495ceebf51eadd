/** A list's page that an address asks for, from 1, and its category; what is no number asks for nothing. */
export function listQuery({ url }: Pick<Request, 'url'>): { page: number; category?: number } {
  const { searchParams } = new URL(url)
  const number = (name: string) => {
    const value = Number(searchParams.get(name))
    return Number.isSafeInteger(value) && value > 0 ? value : undefined
  }
  const category = number('category')
  return { page: number('page') ?? 1, ...(category !== undefined && { category }) }
}

/** The address of a page of a list, without what it has by default. */
export function listAddress(
  path: string,
  { page = 1, category }: { page?: number; category?: number },
): string {
  const query = new URLSearchParams({
    ...(category !== undefined && { category: String(category) }),
    ...(page > 1 && { page: String(page) }),
  }).toString()
  return query === '' ? path : `${path}?${query}`
}
