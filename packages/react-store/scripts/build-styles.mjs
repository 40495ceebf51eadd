import { join } from 'node:path'
import { bundleStyles } from '../../../scripts/packages/bundle-styles.mjs'

await bundleStyles(join(import.meta.dirname, '..'))
