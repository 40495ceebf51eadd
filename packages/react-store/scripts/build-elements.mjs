// Builds the custom elements for pages without a bundler: ES modules that include React.
import { globSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { build } from 'esbuild'
import { BROWSERS } from '../../../scripts/packages/browsers.mjs'
import { cssText } from '../../../scripts/packages/css-text.mjs'
import { directImports } from '../../../scripts/packages/direct-imports.mjs'
import { namedTexts } from '../../../scripts/packages/named-texts.mjs'
import { treeShaken } from '../../../scripts/packages/tree-shaken.mjs'
import { lightContractInPackages } from '../../../scripts/packages/light-contract.mjs'

const folder = join(import.meta.dirname, '..')
const sdk = join(folder, '../sdk/src')
const machines = join(folder, '../state-machines/src')
/** By import specifier. A machine's contract is loaded with its first call, not with its actor. */
const machineEntryPoints = Object.fromEntries(
  globSync('*/index.ts', { cwd: machines }).map((file) => [
    `@shyrdak/state-machines/${dirname(file)}`,
    join(machines, file),
  ]),
)
const embed = join(folder, 'src', 'embed')

const views = readdirSync(join(embed, 'views')).map((file) => [
  file.replace(/\.tsx$/, ''),
  join(embed, 'views', file),
])

const options = {
  absWorkingDir: folder,
  entryPoints: {
    shyrdak: join(embed, 'browser.ts'),
    runtime: join(embed, 'mount.tsx'),
    ...Object.fromEntries(views),
  },
  outdir: 'dist/elements',
  entryNames: '[name]',
  chunkNames: 'part-[hash]',
  bundle: true,
  splitting: true,
  format: 'esm',
  minify: true,
  legalComments: 'none',
  conditions: ['@shyrdak/source', 'module'],
  define: { 'process.env.NODE_ENV': '"production"' },
  target: BROWSERS,
  plugins: [
    cssText(folder),
    lightContractInPackages,
    // Its other exports import XState, which is loaded with the first actor.
    treeShaken('@xstate/react', ['useSelector']),
    directImports({
      '@shyrdak/sdk': join(sdk, 'index.ts'),
      '@shyrdak/sdk/contract': join(sdk, 'contract/index.ts'),
      '@shyrdak/sdk/format': join(sdk, 'format/index.ts'),
      '@shyrdak/sdk/messages': join(sdk, 'messages/index.ts'),
      '@shyrdak/sdk/rules': join(sdk, 'rules/index.ts'),
      ...machineEntryPoints,
    }),
  ],
  logLevel: 'warning',
}

await build({ ...options, plugins: [await namedTexts(options), ...options.plugins] })
