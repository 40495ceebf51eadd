import { readFile } from 'node:fs/promises'

const CONTRACT = /packages\/sdk\/src\/contract\/.*\.ts$/
/** A property as prettier formats it: its text on the same line or the next. */
const SUMMARY = /^ +summary:\s+(?:'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`[^`\n]*`),\n/gm

/** The rate limit of an endpoint; a field of a schema with this name is followed by `z`. */
const LIMIT = /^ +limit: (?:[A-Z_]+|\{.*\}),\n/gm

/** The start of each zod call. */
const SCHEMA = /(?<![\w.])z(?=\s*\.\w+\()/g
/** Schemas are free of side effects, but bundlers would keep unused ones because of `.check()`. */
const schemasArePure = (code) => code.replace(SCHEMA, '/* @__PURE__ */ z')

const blankLines = (text) => '\n'.repeat(text.split('\n').length - 1)

/**
 * Strips a module of the contract of the summaries and rate limits, which only the server uses, and marks its
 * schemas as pure, so that bundlers drop unused ones. Line numbers are preserved.
 */
const lightContract = (code) => schemasArePure(code.replace(SUMMARY, blankLines).replace(LIMIT, blankLines))

/** For Vite: the contract as loaded by browsers. */
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

/** For esbuild: the contract as published. */
export const lightContractInPackages = {
  name: 'light-contract-in-packages',
  setup(builder) {
    builder.onLoad({ filter: CONTRACT }, async ({ path }) => ({
      contents: lightContract(await readFile(path, 'utf8')),
      loader: 'ts',
    }))
  },
}
