import { defineConfig } from 'tsup'
import { tsupOptions } from '../../scripts/packages/tsup-options.mjs'
import { cssText } from '../../scripts/packages/css-text.mjs'

export default defineConfig(async () => {
  const options = await tsupOptions()
  return { ...options, esbuildPlugins: [cssText(process.cwd()), ...options.esbuildPlugins] }
})
