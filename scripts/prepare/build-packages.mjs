import { PACKAGES } from '../packages/packages.mjs'
import { once } from './once.mjs'
import { pnpm } from './pnpm.mjs'

/** Builds the published packages, unless the same sources are built already. */
export const buildPackages = () =>
  once({
    name: 'packages',
    title: 'Building the packages',
    sources: ['pnpm-lock.yaml', 'tsconfig.base.json', 'scripts/packages', 'packages'],
    results: PACKAGES.map((name) => `packages/${name}/dist`),
    commands: [pnpm('--filter', './packages/*', 'run', 'build')],
  })
