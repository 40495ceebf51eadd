import { UsedColor } from '@shyrdak/sdk/management'
import { build, fakeTransport, refusal } from '@shyrdak/sdk/testing'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { NewColorPage } from './colors/new-color.tsx'
import { atDesk } from './testing/at-desk.tsx'

const CREATE = 'POST /management/colors'

/** Types the names of a colour, and saves it while the connection is lost. */
async function saveWithoutAnswer() {
  const transport = fakeTransport({ [CREATE]: refusal('NETWORK') })
  const others = { '/desk/colors': () => <h1>Colours</h1> }
  await atDesk({ at: '/desk/colors/new', transport, Page: NewColorPage, others })
  for (const language of ['English', 'Russian', 'Kyrgyz'])
    await userEvent.type(screen.getByRole('textbox', { name: language }), 'Indigo')
  const save = screen.getByRole('button', { name: 'Create colour' })
  await userEvent.click(save)
  await screen.findByText('Not saved')
  const keys = () => transport.callsOf(CREATE).map(({ idempotencyKey }) => idempotencyKey)
  return { transport, save, keys }
}

test('a record that is sent again after a lost response keeps its key, so that it is created once', async () => {
  const { transport, save, keys } = await saveWithoutAnswer()
  transport.answer(CREATE, build(UsedColor, { id: 7 }))
  await userEvent.click(save)
  expect(await screen.findByRole('heading', { name: 'Colours' })).toBeVisible()
  const [first, again] = keys()
  expect(first).toEqual(expect.any(String))
  expect(again).toBe(first)
})

test('whoever changes what was stored unnoticed is told so, and can still add it as another record', async () => {
  const { transport, save, keys } = await saveWithoutAnswer()
  transport.answer(CREATE, refusal('KEY_REUSED'))
  await userEvent.click(save)
  expect(await screen.findByText(/Your first attempt was stored after all/)).toBeVisible()
  transport.answer(CREATE, build(UsedColor, { id: 8 }))
  await userEvent.click(save)
  expect(await screen.findByRole('heading', { name: 'Colours' })).toBeVisible()
  const [first, refused, another] = keys()
  expect(refused).toBe(first)
  expect(another).not.toBe(first)
})
