import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { transform } from 'esbuild'
import { parseAst } from 'vite'

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
      await writeFile(file, inAscii(code, name))
    }),
  )
}

const BEYOND_ASCII = /[^\0-\x7f]/

const escaped = (text) =>
  text.replace(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)

/** Escapes where esbuild leaves letters as they are: in regular expressions and in templates with a tag. */
function inAscii(code, name) {
  if (!BEYOND_ASCII.test(code)) return code
  const parts = []
  let from = 0
  for (const { start, end, escape } of literalsOf(parseAst(code)).sort(
    (one, other) => one.start - other.start,
  )) {
    parts.push(code.slice(from, start), escape(code.slice(start, end)))
    from = end
  }
  const narrow = parts.join('') + code.slice(from)
  const rest = /.{0,40}[^\0-\x7f].{0,40}/.exec(narrow)
  if (rest) throw new Error(`${name} keeps a letter beyond ASCII: ${rest[0]}`)
  return narrow
}

/** The regular expressions and the texts of tagged templates below a node, each with how it is escaped. */
function literalsOf(node) {
  if (node === null || typeof node !== 'object') return []
  if (Array.isArray(node)) return node.flatMap(literalsOf)
  if (node.type === 'Literal' && node.regex) return [{ start: node.start, end: node.end, escape: inPattern }]
  if (node.type !== 'TaggedTemplateExpression') return Object.values(node).flatMap(literalsOf)
  const escape = isStringRaw(node.tag) ? inRawText : escaped
  return [
    ...literalsOf(node.tag),
    ...node.quasi.quasis.map(({ start, end }) => ({ start, end, escape })),
    ...literalsOf(node.quasi.expressions),
  ]
}

/** Behind a backslash a letter stands for itself, and an escape would be a backslash and letters. */
const inPattern = (pattern) =>
  pattern.replace(/\\([^])|[^\0-\x7f]/g, (sign, letter = sign) =>
    BEYOND_ASCII.test(letter) ? escaped(letter) : sign,
  )

/** An escape would be read as the six letters it is written with; a value is read as it is. */
const inRawText = (text) => text.replace(/\\*[^\0-\x7f]+/g, (run) => `\${${escaped(JSON.stringify(run))}}`)

const isStringRaw = ({ type, object, property }) =>
  type === 'MemberExpression' && object.name === 'String' && property.name === 'raw'
