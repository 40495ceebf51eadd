import { defineConfig } from 'tsup'
import { tsupOptions } from '../../scripts/packages/tsup-options.mjs'

export default defineConfig(() => tsupOptions())
