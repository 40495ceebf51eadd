import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { wakeIslands } from './wake.ts'

// Simulates hydration: a button that counts its presses.
const lives = vi.hoisted(() => ({ presses: new Map<string, number>() }))
vi.mock('./widgets.ts', () => ({ loadWidget: async (name: string) => name }))
vi.mock('./mount.tsx', () => ({
  async mountIsland(element: HTMLElement, name: string) {
    element.addEventListener('click', ({ target }) => {
      if ((target as Element).closest('[data-island]') === element)
        lives.presses.set(name, (lives.presses.get(name) ?? 0) + 1)
    })
  },
}))

// Answers the connection check that precedes each load.
beforeEach(() => vi.stubGlobal('fetch', vi.fn().mockResolvedValue(new Response())))
afterEach(() => {
  vi.unstubAllGlobals()
  lives.presses.clear()
})

const FAQ =
  '<div data-island="tabs" data-wake="touch"><div data-island="accordion" data-wake="touch"><button>How long?</button></div></div>'

test('one click on a sleeping island within another counts once', async () => {
  document.body.innerHTML = FAQ
  wakeIslands()
  const heard = vi.fn()
  document.addEventListener('click', heard)
  document.querySelector('button')?.click()
  await expect.poll(() => lives.presses.get('accordion')).toBe(1)
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect([...lives.presses]).toEqual([['accordion', 1]])
  expect(heard).toHaveBeenCalledTimes(1)
  document.removeEventListener('click', heard)
})
