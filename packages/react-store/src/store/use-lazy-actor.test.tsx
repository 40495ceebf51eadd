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

test('an actor started before hydration is shown only after it', async () => {
  const counter = aCounter()
  await counter.start()
  const { html } = await renderAsIsland(aStore().store, <Shown counter={counter} />)
  expect(html).toBe('<p>nothing</p>')
  expect(screen.getByText('3')).toBeVisible()
})

test('an eager component starts its actor and shows its changes', async () => {
  const counter = aCounter()
  render(<Shown counter={counter} isEager />)
  expect(await screen.findByText('3')).toBeVisible()
  await counter.send({ type: 'again' })
  expect(await screen.findByText('4')).toBeVisible()
})

test('a lazy component shows an actor that another one has started', async () => {
  const counter = aCounter()
  render(<Shown counter={counter} />)
  expect(screen.getByText('nothing')).toBeVisible()
  await counter.start()
  expect(await screen.findByText('3')).toBeVisible()
})
