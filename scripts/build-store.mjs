// Builds everything that is shipped: the packages and the store. Skips what has not changed.
import { buildPackages } from './prepare/build-packages.mjs'
import { buildSite } from './prepare/build-site.mjs'

await buildPackages()
await buildSite()
