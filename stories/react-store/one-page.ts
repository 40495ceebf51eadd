/** A whole list as its first and only page. */
export const onePage = <Entry>(data: readonly Entry[]) => ({
  data: [...data],
  total: data.length,
  per_page: 250,
  current_page: 1,
  last_page: 1,
  next_page_url: null,
})
