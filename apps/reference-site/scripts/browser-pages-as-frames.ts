import { parseAst, type Plugin } from 'vite'

/** The handle of a route whose page only browsers render: see app/page/kind.ts. */
const IN_BROWSERS = /kind: 'browser'/

/**
 * Leaves pages that only browsers render, and their loaders, out of the server bundle. The server sends their
 * `HydrateFallback`, so it would never run them; they take a tenth of its code.
 */
export const browserPagesAsFrames: Plugin = {
  name: 'browser-pages-as-frames',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'ssr',
  transform: {
    filter: { id: /\/app\/routes\/[^?]+\.tsx$/, code: IN_BROWSERS },
    handler: (code) => ({ code: frameOf(code), map: null }),
  },
}

/** The module of such a page as the server needs it: React Router only checks whether it has a client loader. */
export function frameOf(code: string): string {
  const statements = parseAst(code, { lang: 'tsx' }).body.map((node) => ({
    node,
    text: code.slice(node.start, node.end),
  }))
  const kept = statements.filter(
    ({ node, text }) =>
      node.type !== 'ImportDeclaration' &&
      node.type !== 'ExportDefaultDeclaration' &&
      !/^export (const|async function|function) clientLoader\b/.test(text),
  )
  const isUsed = (name: string) => kept.some(({ text }) => new RegExp(`\\b${name}\\b`).test(text))
  // The styles of a page come with the browser's build, so an import without names is left out too.
  const imports = statements.filter(
    ({ node }) =>
      node.type === 'ImportDeclaration' && node.specifiers.some(({ local }) => isUsed(local.name)),
  )
  return [
    ...[...imports, ...kept].map(({ text }) => text),
    'export const clientLoader = () => undefined',
    'export default undefined',
  ].join('\n')
}
