// Renders every story in a real browser and checks its accessibility, then builds the Storybook.
import { withChromium } from './process/with-chromium.mjs'

const quiet = { STORYBOOK_DISABLE_TELEMETRY: '1' }

await withChromium(['--filter', '@shyrdak/stories', 'run', 'test', ...process.argv.slice(2)], quiet)
await withChromium(['--filter', '@shyrdak/stories', 'run', 'build'], quiet)
