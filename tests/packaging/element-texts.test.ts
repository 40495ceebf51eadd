import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { packed } from './packed.ts'

const { folder = '' } = packed().find(({ name }) => name === '@shyrdak/react-store') ?? {}
const sources = join(folder, 'src')
const runtime = readFileSync(join(folder, 'dist', 'elements', 'runtime.js'), 'utf8')

/** The code of a module and of all that it imports from the package, at once or later. */
function codeBehind(file: string, seen: Set<string>): string {
  if (seen.has(file)) return ''
  seen.add(file)
  const code = readFileSync(file, 'utf8').replaceAll(/^import type .*$/gm, '')
  const imported = [...code.matchAll(/(?:from|import\() ?'(\.{1,2}\/[^']+\.tsx?)'/g)]
  return [code, ...imported.map(([, path = '']) => codeBehind(join(dirname(file), path), seen))].join('\n')
}

const featuresWithTexts = readdirSync(join(sources, 'features'))

test.each(['en', 'ru', 'kg'])('an element has every text in %s that its code asks for', (language) => {
  const views = readdirSync(join(sources, 'embed', 'views')).map((file) =>
    join(sources, 'embed', 'views', file),
  )
  const seen = new Set<string>()
  const code = views.map((view) => codeBehind(view, seen)).join('\n')
  const asked = [...code.matchAll(/use(?:Code)?Messages\(([^)]*)\)|loadMessages\(([^)]*)\)/g)]
    .flatMap(([call]) => [...call.matchAll(/'([\w-]+)'/g)].map(([, name = '']) => name))
    .filter((name) => featuresWithTexts.includes(name))
  expect(asked).toEqual(expect.arrayContaining(['buy-box', 'cart', 'mailing-form', 'search']))
  expect([...new Set(asked)].filter((name) => !runtime.includes(`"${name}/${language}":`))).toEqual([])
})

test('a page with elements does not load the names of texts that only the pages of the shop show', () => {
  for (const feature of ['chat', 'employees', 'proposal-form', 'wholesale-grid'])
    expect(runtime).not.toContain(`${feature}/`)
})
