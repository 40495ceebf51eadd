import { act } from '@testing-library/react'
import { useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { typedBefore } from './typed-before.ts'

function Choices() {
  const [size, setSize] = useState('')
  const [isGift, setGift] = useState(false)
  const [note, setNote] = useState('')
  return (
    <form>
      {['37', '38'].map((one) => (
        <input
          key={one}
          type="radio"
          name="size"
          value={one}
          checked={one === size}
          onChange={() => setSize(one)}
        />
      ))}
      <input
        type="checkbox"
        checked={isGift}
        onChange={({ currentTarget }) => setGift(currentTarget.checked)}
      />
      <textarea value={note} onChange={({ currentTarget }) => setNote(currentTarget.value)} />
      <output>{`${size} ${isGift} ${note}`}</output>
    </form>
  )
}

test('input made before a widget is hydrated is passed on to it', async () => {
  const island = document.createElement('div')
  island.innerHTML = renderToString(<Choices />)
  document.body.append(island)
  const field = (selector: string) => island.querySelector<HTMLInputElement>(selector)!
  field('[value="38"]').click()
  field('[type="checkbox"]').click()
  field('textarea').value = 'for my mother'
  const report = typedBefore(island)
  await act(async () => hydrateRoot(island, <Choices />))
  await act(async () => report())
  expect(field('output').textContent).toBe('38 true for my mother')
  expect(field('[value="38"]').checked).toBe(true)
  expect(field('[value="37"]').checked).toBe(false)
})

test('untouched fields keep their values', async () => {
  const island = document.createElement('div')
  island.innerHTML = renderToString(<Choices />)
  document.body.append(island)
  const report = typedBefore(island)
  await act(async () => hydrateRoot(island, <Choices />))
  await act(async () => report())
  expect(island.querySelector('output')?.textContent).toBe(' false ')
})

test.each([
  ['left before takes effect', false, '3'],
  ['still in use waits', true, '1'],
])('a count that is %s', async (_, isInUse, count) => {
  function Count() {
    const [draft, setDraft] = useState('1')
    const [taken, take] = useState('1')
    return (
      <>
        <input
          value={draft}
          onChange={({ currentTarget }) => setDraft(currentTarget.value)}
          onBlur={() => take(draft)}
        />
        <output>{taken}</output>
      </>
    )
  }
  const island = document.createElement('div')
  island.innerHTML = renderToString(<Count />)
  document.body.append(island)
  const field = island.querySelector('input')!
  field.value = '3'
  if (isInUse) field.focus()
  const report = typedBefore(island)
  await act(async () => hydrateRoot(island, <Count />))
  await act(async () => report())
  expect(field.value).toBe('3')
  expect(island.querySelector('output')?.textContent).toBe(count)
})

test('input made while a widget is being hydrated is passed on, too, and the last one holds', async () => {
  const island = document.createElement('div')
  island.innerHTML = renderToString(<Choices />)
  document.body.append(island)
  const field = (selector: string) => island.querySelector<HTMLInputElement>(selector)!
  const note = (text: string) => {
    field('textarea').value = text
    field('textarea').dispatchEvent(new Event('input', { bubbles: true }))
  }
  field('[value="37"]').click()
  note('for')
  const report = typedBefore(island)
  field('[value="38"]').click()
  note('for my')
  await act(async () => hydrateRoot(island, <Choices />))
  await act(async () => note('for my mother'))
  await act(async () => report())
  expect(field('output').textContent).toBe('38 false for my mother')
  expect(field('textarea').value).toBe('for my mother')
  expect(field('[value="37"]').checked).toBe(false)
})
