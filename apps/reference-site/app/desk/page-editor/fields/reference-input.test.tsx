import { ManagedPage } from '@shyrdak/sdk/management'
import { build, fakeTransport } from '@shyrdak/sdk/testing'
import { selectPageEditor } from '@shyrdak/state-machines/page-editor'
import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { inEditor } from '../testing/in-editor.tsx'
import { useEdited } from '../use-editor.ts'
import { FieldsPane } from './fields-pane.tsx'

const inAll = (text: string) => ({ en: text, ru: text, kg: text })

/** The fields of the selected block. The pane cannot be rendered before the page is loaded. */
const FieldsOfBlock = () =>
  useEdited((snapshot) => selectPageEditor(snapshot).selected) === null ? null : <FieldsPane />

test('articles of no section in particular are those of all sections, which the choice says', async () => {
  const content = inAll(JSON.stringify([{ componentName: 'Blogs', props: {} }]))
  const page = build(ManagedPage, { id: 7, revision: 3, url: 'felt', title: inAll('Felt'), content })
  const transport = fakeTransport({
    'GET /management/content/pages/:id': page,
    'GET /frontend/blog-category': [],
  })
  const { actor } = await inEditor({ transport, Part: FieldsOfBlock })
  const [block] = selectPageEditor(actor.getSnapshot()).page.trees.en
  act(() => actor.send({ type: 'block.select', id: block?.id ?? null }))
  expect(screen.getByRole('combobox', { name: 'Section of the blog' })).toHaveDisplayValue('All sections')
})
