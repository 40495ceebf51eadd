// End to end: people's ways through the built store, in a real browser.
import { buildSite } from './prepare/build-site.mjs'
import { withChromium } from './process/with-chromium.mjs'

await buildSite()
await withChromium(['--filter', '@shyrdak/tests', 'run', 'e2e', ...process.argv.slice(2)])
