import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'

/** Replaces the module that imports the texts of any feature by one that imports these files. */
const textsFrom = (files) => ({
  name: 'named-texts',
  setup(building) {
    building.onLoad({ filter: /src[\\/]messages[\\/]import-texts\.ts$/ }, () => ({
      contents: `
        const files = {${files.map(([name, file]) => `'${name}': () => import('../${file}', { with: { type: 'json' } })`)}}
        export const importTexts = (feature, language) => files[feature + '/' + language]()`,
      loader: 'js',
    }))
  },
})

/** The code of the package's own modules that a build includes, texts apart. */
async function codeOf(options) {
  const { metafile } = await build({
    ...options,
    plugins: [textsFrom([]), ...options.plugins],
    write: false,
    metafile: true,
  })
  const parts = Object.values(metafile.outputs).flatMap(({ inputs }) => Object.entries(inputs))
  const files = parts.filter(([file, { bytesInOutput }]) => file.startsWith('src/') && bytesInOutput > 0)
  return files.map(([file]) => readFileSync(join(options.absWorkingDir, file), 'utf8')).join('\n')
}

/**
 * Leaves out the texts of features that no module of a build can ask for, since none names the feature. The file
 * that all others load first has an import for each file of texts.
 *
 * @param {import('esbuild').BuildOptions & { absWorkingDir: string }} options of the build, without this plugin
 * @returns {Promise<import('esbuild').Plugin>}
 */
export async function namedTexts(options) {
  const code = await codeOf(options)
  const files = globSync('features/*/locales/*.json', { cwd: join(options.absWorkingDir, 'src') })
  const named = files.toSorted().flatMap((file) => {
    const [, feature, , language] = file.split(/[\\/.]/)
    return code.includes(`'${feature}'`) ? [[`${feature}/${language}`, file.replaceAll('\\', '/')]] : []
  })
  return textsFrom(named)
}
