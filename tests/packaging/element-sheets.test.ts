import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { packed } from './packed.ts'

const folderOf = (name: string) => packed().find((one) => one.name === name)?.folder ?? ''

test('whatever part an element draws has its styles on a partner’s page', () => {
  const elements = join(folderOf('@shyrdak/react-store'), 'dist', 'elements')
  const code = readdirSync(elements)
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(join(elements, file), 'utf8'))
    .join('\n')
  const drawn = readdirSync(join(folderOf('@shyrdak/blocks'), 'src', 'parts')).filter((part) =>
    new RegExp(`className:["\`]shyrdak-${part}\\b`).test(code),
  )
  expect(drawn).toEqual(expect.arrayContaining(['product-card', 'quantity', 'swatch']))
  expect(drawn.filter((part) => !code.includes(`.shyrdak-${part}`))).toEqual([])
})
