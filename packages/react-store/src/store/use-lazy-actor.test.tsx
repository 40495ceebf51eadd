import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { createActor, fromTransition } from 'xstate'
import { aStore } from '../testing/a-store.ts'
import { renderAsIsland } from '../testing/render-as-island.tsx'
import { lazyActor } from './lazy-actor.ts'
import { useIsUnavailable, useLazyActor } from './use-lazy-actor.ts'

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

/** A counter whose code cannot be loaded the first time. */
function anUnluckyCounter() {
  let attempts = 0
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  return lazyActor(async () => {
    attempts += 1
    if (attempts === 1) throw new TypeError('Failed to fetch a module')
    return {
      actor: createActor(fromTransition((count: number) => count + 1, 3)).start(),
      select: ({ context }: { context: number }) => ({ count: context }),
    }
  })
}

function ShownOrNot({ counter, isEager }: { readonly counter: Counter; readonly isEager: boolean }) {
  const view = useLazyActor(counter, isEager)
  return <p>{useIsUnavailable(counter) ? 'unavailable' : (view?.count ?? 'nothing')}</p>
}

test('an eager component whose code cannot be loaded says so, until a later attempt succeeds', async () => {
  const counter = anUnluckyCounter()
  render(<ShownOrNot counter={counter} isEager />)
  expect(await screen.findByText('unavailable')).toBeVisible()
  await counter.start()
  expect(await screen.findByText('3')).toBeVisible()
})

test('an event that nobody waits for and that cannot be delivered is no unhandled rejection', async () => {
  const unhandled = vi.fn()
  process.on('unhandledRejection', unhandled)
  const counter = anUnluckyCounter()
  render(<ShownOrNot counter={counter} isEager={false} />)
  void counter.send({ type: 'again' })
  expect(await screen.findByText('unavailable')).toBeVisible()
  await new Promise((resolve) => setTimeout(resolve))
  process.off('unhandledRejection', unhandled)
  expect(unhandled).not.toHaveBeenCalled()
  expect(console.warn).toHaveBeenCalledTimes(1)
  await counter.send({ type: 'again' })
  expect(await screen.findByText('4')).toBeVisible()
})

test('whoever waits for an event learns that it could not be delivered', async () => {
  await expect(anUnluckyCounter().send({ type: 'again' })).rejects.toThrow('Failed to fetch a module')
})
