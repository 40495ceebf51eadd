import { join } from 'node:path'
import { build } from 'esbuild'
import { publishedStyleOptions } from '../../../scripts/packages/style-options.mjs'

await build(publishedStyleOptions(join(import.meta.dirname, '..')))
