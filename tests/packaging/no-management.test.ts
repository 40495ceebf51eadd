import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { packed } from './packed.ts'

const codeOf = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js'))
    .map((file) => ({ file, code: readFileSync(join(folder, file), 'utf8') }))

// The contract of the SDK names every endpoint; whoever names none of the managers' takes none along.
test.each(packed().filter(({ name }) => /react-store|state-machines|blocks/.test(name)))(
  'a partner who installs $name gets no endpoint of the managers',
  ({ folder }) => {
    const found = codeOf(join(folder, 'dist')).filter(({ code }) => /[`'"]\/management\//.test(code))
    expect(found.map(({ file }) => file)).toEqual([])
  },
)
