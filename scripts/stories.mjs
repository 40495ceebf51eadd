// Every story drawn in a real browser and checked for accessibility, then the Storybook itself built.
import { withChromium } from './process/with-chromium.mjs'

const quiet = { STORYBOOK_DISABLE_TELEMETRY: '1' }

await withChromium(['--filter', '@shyrdak/stories', 'run', 'test', ...process.argv.slice(2)], quiet)
await withChromium(['--filter', '@shyrdak/stories', 'run', 'build'], quiet)
