import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { transformSync } from 'esbuild'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShop, type Shop } from './embed/shop.ts'
import { packed } from './packed.ts'
import { run, strangersFolder } from './stranger.ts'

/** The examples of a README, as files: `sdk-1.ts`. */
const examplesOf = (folder: string, name = basename(folder)) =>
  [...readFileSync(join(folder, 'README.md'), 'utf8').matchAll(/^```(tsx?)\n([\s\S]*?)^```$/gm)].map(
    ([, extension, code = ''], index) => ({ file: `${name}-${index + 1}.${extension}`, code }),
  )

const examples = packed().flatMap(({ folder }) => examplesOf(folder))
const projectExamples = examplesOf(join(import.meta.dirname, '..', '..'), 'project')

let shop: Shop
let folder: string

beforeAll(async () => {
  shop = await openShop([])
  const here = (code: string) => code.replaceAll('https://shop.example', shop.origin)
  folder = strangersFolder(
    'readmes',
    Object.fromEntries(
      [...projectExamples, ...examples].map(({ file, code }) => [file, `${here(code)}\nexport {}\n`]),
    ),
    ['react', 'react-dom', '@types/node', '@types/react', '@types/react-dom', 'xstate', 'zod'],
  )
})

afterAll(async () => {
  await shop?.close()
  if (folder) rmSync(folder, { recursive: true, force: true })
})

test.each(packed())('the README of $name has at least three examples', (one) => {
  expect(examplesOf(one.folder).length).toBeGreaterThanOrEqual(3)
})

test('the README of a package installs everything that its examples import, also for a strict package manager', () => {
  const missing = packed().flatMap(({ name, folder }) => {
    const [, installed = ''] =
      /^npm install (.+)$/m.exec(readFileSync(join(folder, 'README.md'), 'utf8')) ?? []
    const imported = examplesOf(folder).flatMap(({ code }) =>
      [...code.matchAll(/^(?:import|\} from) (?:.* from )?'((?:@[\w-]+\/)?[\w-]+)/gm)].map(
        ([, from = '']) => from,
      ),
    )
    return imported.filter((one) => !installed.split(' ').includes(one)).map((one) => `${name}: ${one}`)
  })
  expect([...new Set(missing)]).toEqual([])
})

test('an example that renders our components imports their styles', () => {
  const bare = examples.filter(({ code }) => {
    const isDrawing = /@shyrdak\/(blocks|react-store\/widgets)/.test(code)
    const sheets = [
      '@shyrdak/blocks/styles.css',
      ...(code.includes('@shyrdak/react-store/widgets/') ? ['@shyrdak/react-store/styles.css'] : []),
      ...(/widgets\/(cart|checkout)'/.test(code) ? ['@shyrdak/react-store/checkout.css'] : []),
      ...(code.includes('widgets/products') ? ['@shyrdak/blocks/blocks.css'] : []),
    ]
    return isDrawing && sheets.some((sheet) => !code.includes(`import '${sheet}'`))
  })
  expect(bare.map(({ file }) => file)).toEqual([])
})

test('every example of a README compiles, that of the project included', () => {
  expect(projectExamples.length).toBeGreaterThan(0)
  const compilerOptions = {
    strict: true,
    target: 'es2022',
    lib: ['es2022', 'dom', 'dom.iterable'],
    module: 'esnext',
    moduleResolution: 'bundler',
    jsx: 'react-jsx',
    noEmit: true,
    types: ['node'],
  }
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions }))
  writeFileSync(join(folder, 'styles.d.ts'), "declare module '*.css'\n")
  const tsc = join(dirname(createRequire(import.meta.url).resolve('typescript7/package.json')), 'bin', 'tsc')
  run(folder, 'node', tsc, '-p', '.')
})

test.each(examples)('$file prints or renders something', ({ file }) => {
  const code = readFileSync(join(folder, file), 'utf8').replace(/^import '.*\.css'.*$/gm, '')
  const built = transformSync(code, { loader: file.endsWith('x') ? 'tsx' : 'ts', jsx: 'automatic' }).code
  writeFileSync(join(folder, `${file}.mjs`), built)
  writeFileSync(
    join(folder, 'show.mjs'),
    `
      import { createElement } from 'react'
      import { renderToString } from 'react-dom/server'
      const { App } = await import('./${file}.mjs')
      if (App) console.log(renderToString(createElement(App)))`,
  )
  const said = run(folder, 'node', 'show.mjs').trim()
  expect(said).not.toBe('')
  expect(said).not.toMatch(/data-shyrdak-dropped|undefined/)
})
