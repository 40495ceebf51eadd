import { once } from './once.mjs'
import { pnpm } from './pnpm.mjs'

/** The built server, relative to the root. */
export const SERVER = 'apps/reference-site/build/server/main.js'

/** Builds the store for production, unless the same sources are built already. */
export const buildSite = () =>
  once({
    name: 'site',
    title: 'Building the store',
    // The site bundles the packages from their sources, so they are part of its build.
    sources: ['pnpm-lock.yaml', 'tsconfig.base.json', 'packages', 'apps'],
    results: ['apps/reference-site/build', SERVER],
    commands: [pnpm('--filter', '@shyrdak/reference-site', 'run', 'build')],
    env: { ...process.env, NODE_ENV: 'production' },
  })
