import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { transform } from 'esbuild'
import { parseAst } from 'vite'

/** The line length limit, in characters: an uncaught error prints the whole line it came from. */
const LINE = 200

/**
 * Minifies whitespace in the server's files and escapes all characters beyond ASCII. Node keeps the source in
 * memory, at two bytes per character as soon as one of them needs two. Names are preserved for readable stack
 * traces.
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

/** Escapes what esbuild leaves unescaped: regular expressions and tagged templates. */
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

/** Finds the regular expressions and tagged templates in a node, each with the function that escapes it. */
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

/**
 * Escapes a regular expression. A backslash before such a letter is dropped, since it would otherwise escape
 * the backslash of the escape sequence.
 */
const inPattern = (pattern) =>
  pattern.replace(/\\([^])|[^\0-\x7f]/g, (sign, letter = sign) =>
    BEYOND_ASCII.test(letter) ? escaped(letter) : sign,
  )

/**
 * Escapes a `String.raw` template. It would not interpret an escape sequence, so the characters are inserted
 * as a value.
 */
const inRawText = (text) => text.replace(/\\*[^\0-\x7f]+/g, (run) => `\${${escaped(JSON.stringify(run))}}`)

const isStringRaw = ({ type, object, property }) =>
  type === 'MemberExpression' && object.name === 'String' && property.name === 'raw'
