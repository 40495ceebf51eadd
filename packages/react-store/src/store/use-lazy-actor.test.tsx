import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createActor, fromTransition } from 'xstate'
import { aStore } from '../testing/a-store.ts'
import { renderAsIsland } from '../testing/render-as-island.tsx'
import { lazyActor } from './lazy-actor.ts'
import { useLazyActor } from './use-lazy-actor.ts'

const aCounter = () =>
  lazyActor(async () => ({
    actor: createActor(fromTransition((count: number) => count + 1, 3)).start(),
    select: ({ context }) => ({ count: context }),
  }))

type Counter = ReturnType<typeof aCounter>

function Shown({ counter, isEager = false }: { readonly counter: Counter; readonly isEager?: boolean }) {
  return <p>{useLazyActor(counter, isEager)?.count ?? 'nothing'}</p>
}

test('an actor that runs before a page is hydrated shows only after that', async () => {
  const counter = aCounter()
  await counter.start()
  const { html } = await renderAsIsland(aStore().store, <Shown counter={counter} />)
  expect(html).toBe('<p>nothing</p>')
  expect(screen.getByText('3')).toBeVisible()
})

test('a component that asks for an actor starts it, and follows it', async () => {
  const counter = aCounter()
  render(<Shown counter={counter} isEager />)
  expect(await screen.findByText('3')).toBeVisible()
  await counter.send({ type: 'again' })
  expect(await screen.findByText('4')).toBeVisible()
})

test('a component that does not ask shows an actor that another one has started', async () => {
  const counter = aCounter()
  render(<Shown counter={counter} />)
  expect(screen.getByText('nothing')).toBeVisible()
  await counter.start()
  expect(await screen.findByText('3')).toBeVisible()
})
