// Checks that links between our documents lead to existing files, and that citations of the specification ("spec §4,
// cart rules") name a section and a word of docs/specification.md.
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

const SPECIFICATION = 'docs/specification.md'
const CITATION = /§(\d+)(?:, ([a-z][\w -]*\w))?/gi

/** The words in bold of every section, by its number. */
const sections = new Map(
  readFileSync(join(root, SPECIFICATION), 'utf8')
    .split('\n## §')
    .slice(1)
    .map((section) => [
      section.slice(0, section.indexOf(' ')),
      new Set(
        [...section.replace(/\s+/g, ' ').matchAll(/\*\*([^*]+)\*\*/g)].map(([, word]) => word.toLowerCase()),
      ),
    ]),
)

const citing = execFileSync('git', ['grep', '--untracked', '-lI', '§', '--', `:!${SPECIFICATION}`], {
  cwd: root,
  encoding: 'utf8',
}).split('\n')

/** A comment's lines are one text: a citation may be broken anywhere. */
const unbroken = (text) => text.replace(/\s*\n[ \t]*(\*|\/\/)?\s*/g, ' ')

const unknown = citing
  .filter((file) => file !== '')
  .flatMap((file) =>
    [...unbroken(readFileSync(join(root, file), 'utf8')).matchAll(CITATION)]
      .filter(
        ([, number, word]) => !(word ? sections.get(number)?.has(word.toLowerCase()) : sections.has(number)),
      )
      .map(([citation]) => `${file}: ${citation} is not in ${SPECIFICATION}`),
  )

const complaints = [...lost, ...unknown]
if (complaints.length > 0) {
  console.error(complaints.join('\n'))
  process.exitCode = 1
}
