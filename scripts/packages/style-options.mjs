/**
 * How a package's one style sheet is built: `src/styles.css`, with its `@import`s, to `dist/styles.css`.
 * Fonts and pictures stay where the sheet says they are: the page that uses it serves them.
 *
 * @param {string} folder the package's folder
 * @returns {import('esbuild').BuildOptions}
 */
export const styleOptions = (folder) => ({
  absWorkingDir: folder,
  entryPoints: ['src/styles.css'],
  outfile: 'dist/styles.css',
  bundle: true,
  minify: true,
  sourcemap: true,
  conditions: ['@shyrdak/source'],
  external: ['*.woff', '*.woff2', '*.svg', '*.png', '*.webp', '*.avif'],
  target: ['chrome111', 'safari16.4', 'firefox128'],
  logLevel: 'warning',
})
