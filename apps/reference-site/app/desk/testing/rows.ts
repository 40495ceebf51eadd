/** The response of a list with a single page. */
export const pageOf = <Row>(data: readonly Row[]) => ({
  data,
  total: data.length,
  per_page: 25,
  current_page: 1,
  last_page: 1,
  next_page_url: null,
})
