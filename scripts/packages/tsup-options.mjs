import { codeDoors } from './doors.mjs'

/** How every package is built: one ES module and one declaration per door. */
export function tsupOptions(folder = process.cwd()) {
  return {
    entry: Object.fromEntries(codeDoors(folder).map(({ source, output }) => [output, source])),
    format: ['esm'],
    dts: true,
    clean: true,
    sourcemap: true,
    splitting: true,
    silent: true,
    // A package that names its own door gets the source behind it; other packages stay imports.
    esbuildOptions: (options) => {
      options.conditions = ['@shyrdak/source']
    },
    external: [/^react(-dom)?(\/|$)/],
  }
}
