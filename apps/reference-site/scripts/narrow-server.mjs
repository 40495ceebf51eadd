import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { transform } from 'esbuild'

/** Where a failure that nobody caught prints the line it came from. */
const LINE = 200

/**
 * Takes the blanks out of the server's files and writes letters beyond ASCII as escapes: a process keeps the text of all
 * it runs, at two bytes a character where one of them needs two. Names stay, so that stacks can be read.
 */
export async function narrowServer(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const scripts = entries.filter((entry) => entry.isFile() && entry.name.endsWith('.js'))
  await Promise.all(
    scripts.map(async ({ parentPath, name }) => {
      const file = join(parentPath, name)
      const { code } = await transform(await readFile(file, 'utf8'), {
        minifyWhitespace: true,
        charset: 'ascii',
        lineLimit: LINE,
        legalComments: 'none',
        format: 'esm',
        target: 'es2022',
      })
      await writeFile(file, code)
    }),
  )
}
