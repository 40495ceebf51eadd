// End to end: people's ways through the built store, in a real browser. What partners embed is built with it.
import './build-store.mjs'
import { withChromium } from './process/with-chromium.mjs'

await withChromium(['--filter', '@shyrdak/tests', 'run', 'e2e', ...process.argv.slice(2)])
