#!/usr/bin/env node
// Generates the types of the text keys of every package, which are not in git, and checks the texts.
//
//   pnpm texts          generates the types, as do install, type checks, builds and `pnpm dev`
//   pnpm texts --check  fails on missing translations, on differing parameters or endings after them, on unused keys
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const CATEGORIES = { en: ['one', 'other'], ru: ['one', 'few', 'many'], kg: ['one', 'other'] }
const LANGUAGES = Object.keys(CATEGORIES)

/** The files of other languages are next to `en.json`. */
const besideEnglish = (path, language) => path.replace(/en\.json$/, `${language}.json`)

/** Where texts are stored, how their namespaces are named, and which file gets their types. */
const HOMES = [
  {
    folder: 'packages/sdk/src/messages',
    texts: 'locales/en/*.json',
    namespace: (path) => basename(path, '.json'),
    types: 'packages/sdk/src/messages/texts.ts',
    translation: (path, language) => path.replace('/en/', `/${language}/`),
  },
  {
    folder: 'packages/react-store/src',
    texts: 'features/*/locales/en.json',
    namespace: (path) => path.split('/').at(-3),
    types: 'packages/react-store/src/messages/texts.ts',
    translation: besideEnglish,
  },
  {
    folder: 'apps/reference-site/app',
    texts: '**/locales/en.json',
    // The desk's features have a parent folder.
    namespace: (path) =>
      path
        .split('/')
        .slice(-4, -2)
        .join('/')
        .replace(/^app\//, 'site/'),
    types: 'apps/reference-site/app/messages/texts.ts',
    translation: besideEnglish,
  },
  {
    folder: 'apps/api/src',
    // The server uses all languages, so one file holds them all.
    texts: '**/texts.json',
    namespace: (path) => path.split('/').slice(-3, -1).join('-'),
    types: 'apps/api/src/platform/text/texts.ts',
  },
]

const check = process.argv.includes('--check')
const problems = []
const read = (path) => readFileSync(join(root, path), 'utf8')
const readIfThere = (path) => (existsSync(join(root, path)) ? JSON.parse(read(path)) : undefined)

/** Flattens texts to keys with dots. */
function flatten(texts, prefix = '') {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [[prefix + key, value]] : flatten(value, `${prefix}${key}.`),
  )
}

/** Groups texts by key; plural forms are one key: `found` for `found_one` and `found_other`. */
function byKey(path, language, messages) {
  const keys = new Map()
  const texts = flatten(messages)
  const names = new Set(texts.map(([name]) => name))
  for (const [name, text] of texts) {
    const [, key, category] = /^(.+)_(zero|one|two|few|many|other)$/.exec(name) ?? [
      undefined,
      name,
      undefined,
    ]
    const isPlural = category !== undefined && names.has(`${key}_one`)
    const entry = keys.get(isPlural ? key : name) ?? { categories: [], values: new Map() }
    if (isPlural) entry.categories.push(category)
    for (const [, value, format] of text.matchAll(/\{\{\s*(\w+)\s*(?:,\s*(\w+)\s*)?\}\}/g))
      entry.values.set(value, format)
    if (/(?<!\{)\{\w+\}(?!\})/.test(text)) problems.push(`${path}: ${name} has single braces`)
    // A case ending agrees with the word before it, and a parameter has many: «апрелиндеги», but «мартындагы».
    if (/\}\}\p{L}/u.test(text)) problems.push(`${path}: ${name} has an ending right after a parameter`)
    if (isPlural) entry.values.set('count', entry.values.get('count'))
    keys.set(isPlural ? key : name, entry)
  }
  for (const [key, { categories }] of keys) {
    const missing = categories.length > 0 && CATEGORIES[language].filter((one) => !categories.includes(one))
    if (missing && missing.length > 0) problems.push(`${path}: ${key} has no form for ${missing.join(', ')}`)
    // i18next supports a zero form in every language.
    const strange = categories.filter((one) => one !== 'zero' && !CATEGORIES[language].includes(one))
    if (strange.length > 0)
      problems.push(`${path}: ${key} has forms that ${language} does not know: ${strange.join(', ')}`)
  }
  return keys
}

const typeOf = (value, format) =>
  value === 'count' || format === 'number' ? 'number' : format === undefined ? 'string | number' : 'string'

function typesOf(keys) {
  const lines = [...keys].map(([key, { values }]) => {
    const fields = [...values].map(([value, format]) => `readonly ${value}: ${typeOf(value, format)}`)
    if ([...values.values()].includes('money')) fields.push('readonly currency?: string')
    const name = /^\w+$/.test(key) ? key : `'${key}'`
    return `    readonly ${name}: ${fields.length > 0 ? `{ ${fields.join('; ')} }` : 'null'}`
  })
  return lines.join('\n')
}

/** The sorted parameter names of a text. */
const namesOf = (values) => [...values.keys()].toSorted((one, other) => one.localeCompare(other)).join()

/** Whether the sources mention a key: as a literal, or by the prefix of a template literal. */
function namedIn(files) {
  const literals = new Set()
  const beginnings = new Set()
  for (const file of files) {
    const source = read(file)
    for (const [, text] of source.matchAll(/['"`]([\w:./-]+)['"`]/g))
      literals.add(text.slice(text.indexOf(':') + 1))
    for (const [, text] of source.matchAll(/`([\w:./-]+)\$\{/g))
      beginnings.add(text.slice(text.indexOf(':') + 1))
  }
  return (key) => literals.has(key) || [...beginnings].some((beginning) => key.startsWith(beginning))
}

const sources = globSync(['packages/*/src/**/*.{ts,tsx}', 'apps/*/{app,src,server}/**/*.{ts,tsx}'], {
  cwd: root,
  exclude: (path) => /node_modules|\.test\.tsx?$/.test(path),
}).filter((path) => !/\.test\.tsx?$|\/texts\.ts$/.test(path))
const isNamed = namedIn(sources)

const files = new Map()
for (const { folder, texts, namespace, types, translation } of HOMES) {
  for (const found of globSync(texts, { cwd: join(root, folder) }).toSorted()) {
    const path = `${folder}/${found}`
    const whole = JSON.parse(read(path))
    const english = byKey(path, 'en', translation ? whole : whole.en)
    for (const language of LANGUAGES.slice(1)) {
      const other = translation ? translation(path, language) : `${path} (${language})`
      const messages = translation ? readIfThere(other) : whole[language]
      if (messages === undefined) {
        problems.push(`${other} is missing`)
        continue
      }
      const keys = byKey(other, language, messages)
      for (const [key, { values }] of english) {
        const there = keys.get(key)
        if (!there) problems.push(`${other}: ${key} is missing`)
        else if (namesOf(values) !== namesOf(there.values))
          problems.push(`${other}: ${key} has other parameters than in English`)
      }
      for (const key of keys.keys())
        if (!english.has(key)) problems.push(`${other}: ${key} is unknown in English`)
    }
    for (const key of english.keys()) if (!isNamed(key)) problems.push(`${path}: nobody uses ${key}`)
    const name = namespace(path)
    const own = files.get(types) ?? new Map()
    if (own.has(name)) problems.push(`${path}: other texts have the namespace ${name}, too`)
    files.set(types, own.set(name, `  readonly '${name}': {\n${typesOf(english)}\n  }`))
  }
}

for (const [target, namespaces] of files) {
  const body = `// Written by \`pnpm texts\` from the English texts.

/** The keys of each namespace and what stands in their braces. */
export interface Texts {
${[...namespaces.values()].join('\n')}
}

export const NAMESPACES = [
${[...namespaces.keys()].map((name) => `  '${name}',`).join('\n')}
] as const satisfies readonly (keyof Texts)[]
`
  const path = join(root, target)
  // Written only if changed, so that watchers do not rebuild.
  if (!check && (!existsSync(path) || readFileSync(path, 'utf8') !== body)) writeFileSync(path, body)
}

for (const problem of problems) console.error(problem)
if (check && problems.length > 0) process.exit(1)
