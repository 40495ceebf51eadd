// Prerenders what it can, and rejects randomness before the first call of a page.
export default { cacheComponents: true, partialPrefetching: true }
