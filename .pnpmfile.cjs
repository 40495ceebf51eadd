// Adjusts the manifest that `pnpm pack` and `pnpm publish` put into the tarball.

const SOURCE = '@shyrdak/source'

/** Removes the source condition, as sources are not published, and entry points without another target. */
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
