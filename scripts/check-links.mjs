// Checks that links between our documents lead to existing files.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from './prepare/root.mjs'

/** The relative path of a link, without its fragment. */
const RELATIVE_LINK = /\]\((?![a-z]+:|[/#])([^)#\s]+)/g

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.md'], {
  cwd: root,
  encoding: 'utf8',
}).split('\n')

const lost = files
  .filter((file) => file !== '' && existsSync(join(root, file)))
  .flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(RELATIVE_LINK)]
      .filter(([, path]) => !existsSync(join(root, dirname(file), decodeURIComponent(path))))
      .map(([, path]) => `${file}: ${path} is not there`),
  )

if (lost.length > 0) {
  console.error(lost.join('\n'))
  process.exitCode = 1
}
