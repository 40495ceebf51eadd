import { join } from 'node:path'
import { build } from 'esbuild'
import { styleOptions } from '../../../scripts/packages/style-options.mjs'

await build(styleOptions(join(import.meta.dirname, '..')))
