import { readFile } from 'node:fs/promises'

const CONTRACT = /packages\/sdk\/src\/contract\/.*\.ts$/
/** A property as prettier writes it: its text on the same line or the next. */
const SUMMARY = /^ +summary:\s+(?:'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`[^`\n]*`),\n/gm

/** The beginning of each call of zod. */
const SCHEMA = /(?<![\w.])z(?=\s*\.\w+\()/g
/** Schemas have no side effects, which bundlers cannot know of `.check()`: those of other areas would stay in a bundle of one. */
const schemasArePure = (code) => code.replace(SCHEMA, '/* @__PURE__ */ z')

/**
 * A module of the contract without the sentences that only the API reference reads, and with schemas that a bundler drops
 * where nothing uses them. Line numbers stay.
 */
export const lightContract = (code) =>
  schemasArePure(code.replace(SUMMARY, (property) => '\n'.repeat(property.split('\n').length - 1)))

/** For Vite: what browsers load of the contract. */
export const lightContractInBrowsers = {
  name: 'light-contract-in-browsers',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    order: 'pre',
    filter: { id: CONTRACT },
    handler: (code) => ({ code: lightContract(code), map: null }),
  },
}

/** For esbuild: what partners install of the contract. */
export const lightContractInPackages = {
  name: 'light-contract-in-packages',
  setup(builder) {
    builder.onLoad({ filter: CONTRACT }, async ({ path }) => ({
      contents: lightContract(await readFile(path, 'utf8')),
      loader: 'ts',
    }))
  },
}
