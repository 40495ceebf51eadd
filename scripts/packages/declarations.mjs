import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { codeEntryPoints } from './entry-points.mjs'

const typescript = createRequire(import.meta.url).resolve('typescript7/package.json')
const tsc = join(dirname(typescript), 'bin', 'tsc')

/** Relative imports in a declaration must lead to built files, not sources. */
const importBuilt = (text) =>
  text.replace(/((?:\bfrom|\bimport)\s*\(?\s*["'])(\.{1,2}\/[^"']+)\.tsx?(["'])/g, '$1$2.js$3')

/** Summaries and rate limits of endpoints are not in the built modules, so the types must not declare them. */
const withoutServerFields = (text) =>
  text
    .replace(/^ +readonly summary: "(?:[^"\\\n]|\\.)*";\n/gm, '')
    .replace(/^( +)readonly limit: \{\n[^]*?^\1\};\n/gm, '')

/** Writes the declarations of a package's entry points and their imports next to the built modules. */
export function writeDeclarations(folder) {
  const dist = join(folder, 'dist')
  const compilerOptions = {
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    rootDir: join(folder, 'src'),
    outDir: dist,
    typeRoots: [join(folder, '../../node_modules/@types')],
  }
  const files = codeEntryPoints(folder).map(({ source }) => join(folder, source))
  const project = { extends: join(folder, 'tsconfig.json'), files, include: [], compilerOptions }
  const settings = mkdtempSync(join(folder, 'node_modules', '.declarations-'))
  try {
    const file = join(settings, 'tsconfig.json')
    writeFileSync(file, JSON.stringify(project))
    execFileSync(process.execPath, [tsc, '-p', file], { cwd: folder, stdio: 'inherit' })
  } finally {
    rmSync(settings, { recursive: true, force: true })
  }
  for (const file of readdirSync(dist, { recursive: true })) {
    if (!file.endsWith('.d.ts')) continue
    const path = join(dist, file)
    writeFileSync(path, withoutServerFields(importBuilt(readFileSync(path, 'utf8'))))
  }
}
