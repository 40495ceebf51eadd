import { memoryPorts } from '@shyrdak/react-store'
import { UsedColor } from '@shyrdak/sdk/management'
import { build, fakeTransport, refusal, type FakeTransport } from '@shyrdak/sdk/testing'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { NewColorPage } from './colors/new-color.tsx'
import { atDesk } from './testing/at-desk.tsx'
import { leave, type Browser } from './testing/session.ts'

const CREATE = 'POST /management/colors'

/** Opens a new colour, types its names and saves it. */
async function saveNew(transport: FakeTransport, browser: Browser) {
  const others = { '/desk/colors': () => <h1>Colours</h1> }
  await atDesk({ at: '/desk/colors/new', transport, browser, Page: NewColorPage, others })
  for (const language of ['English', 'Russian', 'Kyrgyz'])
    await userEvent.type(screen.getByRole('textbox', { name: language }), 'Indigo')
  const save = screen.getByRole('button', { name: 'Create colour' })
  await userEvent.click(save)
  return save
}

/** Saves a new colour while the connection is lost. */
async function saveWithoutAnswer(browser: Browser = memoryPorts()) {
  const transport = fakeTransport({ [CREATE]: refusal('NETWORK') })
  const save = await saveNew(transport, browser)
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

test('a record that is typed again after a reload keeps its key too, and the next record gets another one', async () => {
  const browser = memoryPorts()
  const { transport, keys } = await saveWithoutAnswer(browser)
  for (const id of [7, 8]) {
    leave()
    transport.answer(CREATE, build(UsedColor, { id }))
    await saveNew(transport, browser)
    expect(await screen.findByRole('heading', { name: 'Colours' })).toBeVisible()
  }
  const [first, again, next] = keys()
  expect(again).toBe(first)
  expect(next).not.toBe(first)
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
