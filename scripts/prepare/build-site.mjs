import { once } from './once.mjs'
import { pnpm } from './pnpm.mjs'

/** The built server, relative to the root. */
export const SERVER = 'apps/reference-site/build/server/main.js'

/**
 * What the build depends on, relative to the root. The site bundles the packages from their sources, and its
 * Vite configuration uses a plugin of their build.
 */
export const SOURCES = ['pnpm-lock.yaml', 'tsconfig.base.json', 'scripts/packages', 'packages', 'apps']

/** Builds the store for production, unless the same sources are built already. */
export const buildSite = () =>
  once({
    name: 'site',
    title: 'Building the store',
    sources: SOURCES,
    results: ['apps/reference-site/build', SERVER],
    commands: [pnpm('--filter', '@shyrdak/reference-site', 'run', 'build')],
    env: { ...process.env, NODE_ENV: 'production' },
  })
