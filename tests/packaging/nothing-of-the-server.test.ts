import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { packed } from './packed.ts'

const codeOf = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js'))
    .map((file) => ({ file, code: readFileSync(join(folder, file), 'utf8') }))

test.each(packed())('a partner who installs $name gets no management endpoints', ({ folder }) => {
  const found = codeOf(join(folder, 'dist')).filter(({ code }) => /[`'"]\/management\//.test(code))
  expect(found.map(({ file }) => file)).toEqual([])
})

test.each(packed())('a partner who installs $name gets no summaries of the API reference', ({ folder }) => {
  const found = codeOf(join(folder, 'dist')).filter(({ code }) =>
    /\bsummary: ?["'`][^"'`]+\.["'`]/.test(code),
  )
  expect(found.map(({ file }) => file)).toEqual([])
})

test.each(packed())('a partner who installs $name gets no rate limits of endpoints', ({ folder }) => {
  const found = codeOf(join(folder, 'dist')).filter(({ code }) => /^ +limit: (?:\{|[A-Z_]+,?$)/m.test(code))
  expect(found.map(({ file }) => file)).toEqual([])
})

test.each(packed())(
  'a partner who installs $name gets no types of the management endpoints',
  ({ folder }) => {
    const files = readdirSync(join(folder, 'dist'), { recursive: true, encoding: 'utf8' })
    expect(files.filter((file) => /\bmanagement\b.*\.ts$/.test(file))).toEqual([])
  },
)
