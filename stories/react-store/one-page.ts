/** A paginated response with a single page. */
export const onePage = <Entry>(data: readonly Entry[]) => ({
  data: [...data],
  total: data.length,
  per_page: 250,
  current_page: 1,
  last_page: 1,
  next_page_url: null,
})
