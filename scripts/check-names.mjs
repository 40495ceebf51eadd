// Rejects words in file and export names that nobody searches for. Texts may be warm; names are plain.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { root } from './prepare/root.mjs'

/** Words within names, and their replacements. */
const BANNED = {
  anew: 'refetch, reload, refresh',
  basket: 'cart',
  curtain: 'access gate',
  decide: 'approve, reject',
  decided: 'approved, rejected',
  decides: 'approves, rejects',
  door: 'entry point',
  doors: 'entry points',
  draw: 'render',
  drawn: 'rendered',
  entrance: 'sign-in',
  handover: 'transfer',
  hear: 'handle',
  hears: 'handles',
  heard: 'loaded, received',
  journey: 'flow, namespace, e2e',
  journeys: 'flows, namespaces, e2e',
  keep: 'save, persist, preserve',
  keepable: 'valid',
  keeper: 'persister',
  keeping: 'saving, preserving',
  keeps: 'saves, preserves',
  kept: 'cached, saved, preserved',
  letter: 'email',
  letters: 'emails',
  notice: 'subscription, alert',
  notices: 'subscriptions, alerts',
  notifications: 'back-in-stock, webhook',
  picture: 'image',
  pictures: 'images',
  pieces: 'items',
  purchase: 'checkout',
  purchases: 'orders',
  redraw: 'rerender',
  redrawn: 'rerendered',
  said: 'message, response',
  says: 'message, response',
  seek: 'find',
  seeks: 'finds',
  shelf: 'stock, cache, tab',
  shelves: 'stocks, caches, tabs',
  takeover: 'transfer',
  tell: 'notify, send',
  tells: 'notifies, sends',
  told: 'notified, announced',
  tools: 'context',
  visit: 'page context',
  visitor: 'request context',
  visitors: 'request contexts',
  visits: 'page contexts',
  wanted: 'requested, filter',
  weigh: 'measure, limit',
  weighs: 'measures, limits',
  wish: 'request',
  wished: 'requested',
  wishes: 'requests',
  words: 'messages, terms',
  workshop: 'artisan, craftsman',
  workshops: 'artisans',
}

/** Whole names, and their replacements. */
const BANNED_NAMES = {
  Actor: 'Principal',
  Answers: 'data',
  AnswerTo: 'QueryData',
  Choice: 'RadioGroup',
  Inside: 'Children',
  Need: 'Query',
  Running: '@xstate/react, lazyActor',
  SessionActor: 'SessionPrincipal',
  awayPage: 'serviceUnavailable',
  limitCallers: 'rateLimit',
  missingPage: 'notFound',
  named: 'prepared',
  needsOf: 'queriesOf',
  sharedCounts: 'PgRateLimitStore',
}

/** Exceptions: the drawing engine, program tools, old migrations and decisions, the spec's pagination. */
const ALLOWED = [
  /^apps\/demo-shop\/src\/images\//,
  /^scripts\/process\/.*tools/,
  /^apps\/api\/migrations\//,
  /^docs\/decisions\//,
  /workshop-?pagination/i,
]

const wordsOf = (name) => {
  const words = name
    .split(/[^A-Za-z]+|(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/)
    .filter(Boolean)
    .map((word) => word.toLowerCase())
  // Neighbours as one word too: `handOver` and `hand-over` are `handover`.
  return [...words, ...words.slice(1).map((word, index) => words[index] + word)]
}

function exportsOf(file, text) {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false)
  return source.statements.flatMap((statement) => {
    const isExported = statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)
    if (ts.isExportDeclaration(statement))
      return statement.exportClause && ts.isNamedExports(statement.exportClause)
        ? statement.exportClause.elements.map(({ name }) => name.text)
        : []
    if (!isExported) return []
    if (ts.isVariableStatement(statement))
      return statement.declarationList.declarations.flatMap(({ name }) =>
        ts.isIdentifier(name) ? [name.text] : [],
      )
    return statement.name ? [statement.name.text] : []
  })
}

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 2 ** 26,
})
  .split('\n')
  .filter((file) => /\.(tsx?|mjs|css|sql|md)$/.test(file))

const found = []
const check = (file, name, what) => {
  const advice =
    BANNED_NAMES[name] ??
    wordsOf(name)
      .map((word) => Object.hasOwn(BANNED, word) && BANNED[word])
      .find(Boolean)
  if (!advice || ALLOWED.some((allowed) => allowed.test(`${file} ${name}`))) return
  found.push(`${file}: the ${what} "${name}" (say ${advice})`)
}

for (const file of files) {
  check(file, file.replace(/^.*?(packages|apps|stories|tests|scripts|docs)\//, ''), 'file name')
  if (!/\.tsx?$/.test(file)) continue
  let text
  try {
    text = readFileSync(join(root, file), 'utf8')
  } catch {
    continue // deleted but not committed yet
  }
  for (const name of new Set(exportsOf(file, text))) check(file, name, 'export')
}

if (found.length > 0) {
  console.error(`${found.join('\n')}\n${found.length} names contain banned words.`)
  process.exitCode = 1
}
