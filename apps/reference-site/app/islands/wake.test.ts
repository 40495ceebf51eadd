import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { repeatPresses, type HeldPresses } from './repeat-presses.ts'
import { wakeIslands } from './wake.ts'

// Simulates hydration: a widget that counts its presses, and records the buttons pressed. It waits for `code`.
const lives = vi.hoisted(() => ({
  presses: new Map<string, number>(),
  buttons: [] as string[],
  code: Promise.resolve(),
}))
vi.mock('./widgets.ts', () => ({ loadWidget: async ({ dataset }: HTMLElement) => dataset['island'] }))
vi.mock('./mount.tsx', () => ({
  async mountIsland(element: HTMLElement, name: string, held: HeldPresses) {
    await lives.code
    element.addEventListener('click', ({ target }) => {
      if ((target as Element).closest('[data-island]') !== element) return
      lives.presses.set(name, (lives.presses.get(name) ?? 0) + 1)
      if (target instanceof HTMLButtonElement)
        lives.buttons.push(
          [target.textContent, element.querySelector<HTMLInputElement>(':checked')?.value].join(' '),
        )
    })
    element.dataset['awake'] = 'true'
    repeatPresses(held, null)
  },
}))

// Answers the connection check that precedes each load.
beforeEach(() => vi.stubGlobal('fetch', vi.fn().mockResolvedValue(new Response())))
afterEach(() => {
  vi.unstubAllGlobals()
  lives.presses.clear()
  lives.buttons = []
  lives.code = Promise.resolve()
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

const BUY_BOX = `<div data-island="buy-box" data-wake="touch">
  <label><input type="radio" name="size" value="24" /><b>24</b></label>
  <label><input type="radio" name="size" value="26" /><b>26</b></label>
  <button type="button" class="shyrdak-quantity-step">More</button><button type="button">Add</button>
</div>`

/** A buy box whose code is held back until `arrive` is called. */
function sleepingBuyBox() {
  document.body.innerHTML = BUY_BOX
  let arrive = () => {}
  lives.code = new Promise((resolve) => (arrive = resolve))
  wakeIslands()
  const [more, add] = [...document.querySelectorAll('button')] as [HTMLButtonElement, HTMLButtonElement] // of BUY_BOX
  const choose = (size: string) =>
    document.querySelector<HTMLElement>(`label:has([value="${size}"]) b`)?.click()
  return { more, add, choose, arrive: () => arrive() }
}

test('a button pressed after a choice is pressed again once the island is awake, with the last choice', async () => {
  const { add, choose, arrive } = sleepingBuyBox()
  choose('24')
  choose('26')
  add.click()
  expect(document.querySelector<HTMLInputElement>(':checked')?.value).toBe('26')
  arrive()
  await expect.poll(() => lives.buttons).toEqual(['Add 26'])
})

test('a choice made after a press holds', async () => {
  const { add, choose, arrive } = sleepingBuyBox()
  choose('24')
  add.click()
  choose('26')
  arrive()
  await expect.poll(() => lives.buttons).toEqual(['Add 26'])
})

test('whoever presses “more” three times, then “add” twice, before an island is awake adds three more, once', async () => {
  const { more, add, arrive } = sleepingBuyBox()
  more.click()
  more.click()
  more.click()
  add.click()
  add.click()
  arrive()
  await expect.poll(() => lives.buttons).toEqual(['More ', 'More ', 'More ', 'Add '])
})

test('a button pressed again while an island sleeps is pressed once, in order of the last presses', async () => {
  const { more, add, arrive } = sleepingBuyBox()
  add.click()
  more.click()
  add.click()
  arrive()
  await expect.poll(() => lives.buttons).toEqual(['More ', 'Add '])
})

test('a pressed button is busy until its island is awake', async () => {
  const { more, add, arrive } = sleepingBuyBox()
  add.click()
  expect(add).toHaveAttribute('aria-busy', 'true')
  expect(more).not.toHaveAttribute('aria-busy')
  arrive()
  await expect.poll(() => lives.buttons).toEqual(['Add '])
  expect(add).not.toHaveAttribute('aria-busy')
})

test('a press on a network that first answers too late is not lost, and the page is not reloaded', async () => {
  const answer = vi.mocked(fetch)
  answer.mockRejectedValueOnce(new DOMException('signal timed out', 'TimeoutError'))
  const reload = vi.spyOn(location, 'reload').mockReturnValue()
  const { add, choose, arrive } = sleepingBuyBox()
  choose('24')
  add.click()
  arrive()
  await expect.poll(() => lives.buttons).toEqual(['Add 24'])
  expect(reload).not.toHaveBeenCalled()
})
