import { readFile } from 'node:fs/promises'

const CONTRACT = /packages\/sdk\/src\/contract\/.*\.ts$/
/** A property as prettier formats it: its text on the same line or the next. */
const SUMMARY = /^ +summary:\s+(?:'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`[^`\n]*`),\n/gm

/** The start of each zod call. */
const SCHEMA = /(?<![\w.])z(?=\s*\.\w+\()/g
/** Schemas are free of side effects, but bundlers would keep unused ones because of `.check()`. */
const schemasArePure = (code) => code.replace(SCHEMA, '/* @__PURE__ */ z')

/**
 * Strips a module of the contract of the summaries that only the API reference uses, and marks its schemas as
 * pure, so that bundlers drop unused ones. Line numbers are preserved.
 */
const lightContract = (code) =>
  schemasArePure(code.replace(SUMMARY, (property) => '\n'.repeat(property.split('\n').length - 1)))

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
