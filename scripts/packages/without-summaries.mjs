import { readFile } from 'node:fs/promises'

const CONTRACT = /packages\/sdk\/src\/contract\/.*\.ts$/
/** A property as prettier writes it: its text on the same line or the next. */
const SUMMARY = /^ +summary:\s+(?:'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`[^`\n]*`),\n/gm

/** A module of the contract without the sentences that only the API reference reads. Line numbers stay. */
export const withoutSummaries = (code) =>
  code.replace(SUMMARY, (property) => '\n'.repeat(property.split('\n').length - 1))

/** For Vite: what browsers load of the contract. */
export const summariesStayOutOfBrowsers = {
  name: 'summaries-stay-out-of-browsers',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    order: 'pre',
    filter: { id: CONTRACT },
    handler: (code) => ({ code: withoutSummaries(code), map: null }),
  },
}

/** For esbuild: what partners install of the contract. */
export const summariesStayOutOfPackages = {
  name: 'summaries-stay-out-of-packages',
  setup(builder) {
    builder.onLoad({ filter: CONTRACT }, async ({ path }) => ({
      contents: withoutSummaries(await readFile(path, 'utf8')),
      loader: 'ts',
    }))
  },
}
