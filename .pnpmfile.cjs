// `pnpm pack` and `pnpm publish` take from here the manifest that goes into the tarball.

const SOURCE = '@shyrdak/source'

/** Sources are not published: no entry point leads to them, and one that leads nowhere else is our own. */
const published = (entryPoints) =>
  Object.fromEntries(
    Object.entries(entryPoints).flatMap(([name, target]) => {
      if (typeof target === 'string') return [[name, target]]
      const { [SOURCE]: _, ...rest } = target
      return Object.keys(rest).length > 0 ? [[name, rest]] : []
    }),
  )

module.exports = {
  hooks: {
    beforePacking: (manifest) =>
      manifest.exports ? { ...manifest, exports: published(manifest.exports) } : manifest,
  },
}
