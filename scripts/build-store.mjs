// Everything that is shipped: the packages and the store. What has not changed is not built again.
import { buildPackages } from './prepare/build-packages.mjs'
import { buildSite } from './prepare/build-site.mjs'

await buildPackages()
await buildSite()
