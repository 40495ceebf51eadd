import { ManagedPage } from '@shyrdak/sdk/management'
import { build, fakeTransport } from '@shyrdak/sdk/testing'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { inEditor } from '../testing/in-editor.tsx'
import { Problems } from './problems.tsx'

const READ = 'GET /management/content/pages/:id'
const UPDATE = 'PUT /management/content/pages/:id'

const inAll = <Text,>(text: Text) => ({ en: text, ru: text, kg: text })
const blocks = (question: string) =>
  JSON.stringify([
    { componentName: 'Paragraph', props: { content: '<p>Felt</p>' } },
    {
      componentName: 'Container',
      props: {},
      children: [
        {
          componentName: 'Accordion',
          props: {
            items: [
              { title: 'How?', content: '<p>So</p>' },
              { title: question, content: '<p>So</p>' },
            ],
          },
        },
      ],
    },
  ])

test('a page is not sent while a block lacks a text, and the block, text and language are named', async () => {
  const content = { en: blocks('When?'), ru: blocks(''), kg: blocks(' ') }
  const read = build(ManagedPage, {
    id: 7,
    revision: 3,
    url: 'felt',
    title: inAll('Felt'),
    description: inAll(''),
    content,
  })
  const transport = fakeTransport({ [READ]: read, [UPDATE]: read })
  const { actor } = await inEditor({ transport, Part: Problems })
  act(() => {
    actor.send({
      type: 'fields.set',
      fields: { ...actor.getSnapshot().context.saved.fields, url: 'felts' },
      about: 'url',
    })
    actor.send({ type: 'page.save' })
  })
  expect(await screen.findByText('Accordion, No. 2, Question (Russian, Kyrgyz)')).toBeVisible()
  expect(transport.callsOf(UPDATE)).toHaveLength(0)

  await userEvent.click(screen.getByRole('button', { name: 'Show the first' }))
  const { language, selected } = actor.getSnapshot().context.history.present
  expect(language).toBe('ru')
  const write = (value: string) =>
    actor.send({ type: 'block.set', id: selected ?? 0, path: ['items', 1, 'title'], value })
  act(() => {
    write('Когда?')
    actor.send({ type: 'language.show', language: 'kg' })
    write('Качан?')
    actor.send({ type: 'page.save' })
  })
  await expect.poll(() => transport.callsOf(UPDATE)).toHaveLength(1)
})
