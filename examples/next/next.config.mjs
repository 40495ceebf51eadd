// Prerenders what it can, and refuses randomness before the first call of a page.
export default { cacheComponents: true, partialPrefetching: true }
