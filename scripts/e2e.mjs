// Runs the end-to-end tests against the built store in a real browser. Also builds the embeddable widgets.
import './build-store.mjs'
import { withChromium } from './process/with-chromium.mjs'

await withChromium(['--filter', '@shyrdak/tests', 'run', 'e2e', ...process.argv.slice(2)])
