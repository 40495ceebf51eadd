import { Button } from '@shyrdak/blocks/parts/button'
import { fakeTransport } from '@shyrdak/sdk/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { expect, test } from 'vitest'
import { DeskPage } from '../desk-page.tsx'
import { atDesk } from '../testing/at-desk.tsx'
import { useArrive } from '../use-arrive.ts'
import { useUnsaved } from './use-unsaved.ts'

function Start() {
  const go = useNavigate()
  return (
    <DeskPage title="Start">
      <Button onClick={() => void go('/desk/form')}>To the form</Button>
    </DeskPage>
  )
}

function Form() {
  const [typed, setTyped] = useState('')
  const go = useNavigate()
  const arrive = useArrive()
  useUnsaved(typed !== '')
  return (
    <DeskPage title="Form">
      <input aria-label="Name" value={typed} onChange={({ currentTarget: { value } }) => setTyped(value)} />
      <Button onClick={() => void go(-1)}>Back</Button>
      <Button onClick={() => void go({ search: '?state=all' })}>Filter</Button>
      <Button onClick={() => void arrive('/desk/made')}>Create</Button>
    </DeskPage>
  )
}

function Made() {
  const go = useNavigate()
  return (
    <DeskPage title="Made">
      <Button onClick={() => void go(-1)}>Back</Button>
    </DeskPage>
  )
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const isAt = (name: string) => screen.findByRole('heading', { level: 1, name })

async function atForm() {
  await atDesk({
    at: '/desk/start',
    transport: fakeTransport({}),
    Page: Start,
    others: { '/desk/form': Form, '/desk/made': Made },
  })
  await press('To the form')
  await isAt('Form')
}

test('Back asks a manager who has typed, and staying keeps the input', async () => {
  await atForm()
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Felt')
  await press('Back')
  expect(await screen.findByRole('dialog', { name: 'Leave this page?' })).toBeVisible()
  await press('Stay')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Felt')
  await press('Back')
  await press('Leave without saving')
  expect(await isAt('Start')).toBeVisible()
})

test('another filter asks as well, since it shows other things', async () => {
  await atForm()
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Felt')
  await press('Filter')
  expect(await screen.findByRole('dialog', { name: 'Leave this page?' })).toBeVisible()
})

test('nothing is asked where nothing was typed', async () => {
  await atForm()
  await press('Back')
  expect(await isAt('Start')).toBeVisible()
})

test('what was created opens without a question, and Back skips its empty form', async () => {
  await atForm()
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Felt')
  await press('Create')
  expect(await isAt('Made')).toBeVisible()
  await press('Back')
  expect(await isAt('Start')).toBeVisible()
})
