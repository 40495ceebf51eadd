// Prerenders static parts, and rejects random values before the first request of a page.
export default { cacheComponents: true, partialPrefetching: true }
