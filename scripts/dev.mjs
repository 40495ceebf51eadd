// `pnpm dev`: the site with hot reloading; its development server answers the API too.
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { root } from './prepare/root.mjs'
import { supervise } from './process/supervise.mjs'

const site = join(root, 'apps', 'reference-site')
const manifest = createRequire(join(site, 'package.json')).resolve('@react-router/dev/package.json')

const { code } = await supervise(
  process.execPath,
  // React Router would relaunch itself for the first condition; the second lets the API be read from its sources.
  [
    '--conditions=development',
    '--conditions=@shyrdak/source',
    join(dirname(manifest), 'bin.cjs'),
    'dev',
    ...process.argv.slice(2),
  ],
  { cwd: site, env: { ...process.env, NODE_ENV: 'development' }, ownGroup: true, grace: 4000 },
)
process.exitCode = code
