import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { findBarriers } from '../../testing/axe.ts'
import { Slider } from './slider.tsx'
import type { SliderLabels } from './slides.ts'

const labels: SliderLabels = {
  label: 'Slides',
  slide: 'Slide',
  previous: 'Previous slide',
  next: 'Next slide',
  play: 'Play slideshow',
  pause: 'Pause slideshow',
  choose: 'Show picture',
}
const slides = ['one', 'two', 'three'].map((name) => ({ image: `/media/${name}.jpg`, buttons: [] }))

const currentSlide = () =>
  [...document.querySelectorAll('[aria-roledescription="slide"]')]
    .filter((slide) => !slide.hasAttribute('inert'))
    .map((slide) => slide.getAttribute('aria-label'))

describe('a slider', () => {
  beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }))
  afterEach(() => void vi.useRealTimers())

  const later = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

  test('shows one slide and has no accessibility violations', async () => {
    render(<Slider slides={slides} labels={labels} strip />)
    expect(currentSlide()).toEqual(['Slide 1 / 3'])
    expect(await findBarriers()).toEqual([])
  })

  test('wraps around with the arrow buttons', async () => {
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
    render(<Slider slides={slides} labels={labels} />)
    await user.click(screen.getByRole('button', { name: 'Previous slide' }))
    expect(currentSlide()).toEqual(['Slide 3 / 3'])
    await user.click(screen.getByRole('button', { name: 'Next slide' }))
    expect(currentSlide()).toEqual(['Slide 1 / 3'])
  })

  test('wraps around with the arrow keys, without moving the focus', async () => {
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
    render(<Slider slides={slides} labels={labels} strip />)
    for (const name of ['Next slide', 'Pause slideshow', 'Slide 2', 'Show picture 1']) {
      const control = screen.getByRole('button', { name })
      control.focus()
      await user.keyboard('{ArrowLeft}')
      expect(currentSlide()).toEqual(['Slide 3 / 3'])
      await user.keyboard('{ArrowRight}')
      expect(currentSlide()).toEqual(['Slide 1 / 3'])
      expect(control).toHaveFocus()
    }
  })

  test('ignores arrow keys on a slide’s content and with modifiers', async () => {
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
    const [first, ...others] = slides
    const withButton = {
      image: '/media/one.jpg',
      ...first,
      buttons: [{ href: '/categories', text: 'See all products' }],
    }
    render(<Slider slides={[withButton, ...others]} labels={labels} />)
    screen.getByRole('link', { name: 'See all products' }).focus()
    await user.keyboard('{ArrowRight}')
    expect(currentSlide()).toEqual(['Slide 1 / 3'])
    screen.getByRole('button', { name: 'Next slide' }).focus()
    await user.keyboard('{Alt>}{ArrowLeft}{/Alt}{ArrowUp}')
    expect(currentSlide()).toEqual(['Slide 1 / 3'])
  })

  test('is only a live region while it is paused', async () => {
    render(<Slider slides={slides} labels={labels} />)
    const track = document.querySelector('[aria-live]')
    expect(track).toHaveAttribute('aria-live', 'off')
    screen.getByRole('button', { name: 'Next slide' }).focus()
    await later(100)
    expect(track).toHaveAttribute('aria-live', 'polite')
  })

  test('goes to a slide by its dot', async () => {
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
    render(<Slider slides={slides} labels={labels} />)
    await user.click(screen.getByRole('button', { name: 'Slide 2' }))
    expect(currentSlide()).toEqual(['Slide 2 / 3'])
  })

  test('advances automatically', async () => {
    render(<Slider slides={slides} labels={labels} />)
    await later(6_100)
    expect(currentSlide()).toEqual(['Slide 2 / 3'])
  })

  test('stops when it is paused', async () => {
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
    render(<Slider slides={slides} labels={labels} />)
    await user.click(screen.getByRole('button', { name: 'Pause slideshow' }))
    await user.tab({ shift: true })
    await later(20_000)
    expect(currentSlide()).toEqual(['Slide 1 / 3'])
    expect(screen.getByRole('button', { name: 'Play slideshow' })).toBeVisible()
  })

  test('stops while it has focus', async () => {
    render(<Slider slides={slides} labels={labels} />)
    screen.getByRole('button', { name: 'Next slide' }).focus()
    await later(20_000)
    expect(currentSlide()).toEqual(['Slide 1 / 3'])
  })

  test('does not start with reduced motion, but can be started', async () => {
    const matches = vi
      .spyOn(globalThis, 'matchMedia')
      .mockReturnValue(Object.assign(new EventTarget(), { matches: true }) as MediaQueryList) // only these members are used
    render(<Slider slides={slides} labels={labels} />)
    await later(20_000)
    expect(currentSlide()).toEqual(['Slide 1 / 3'])
    await userEvent
      .setup({ advanceTimers: vi.advanceTimersByTime })
      .click(screen.getByRole('button', { name: 'Play slideshow' }))
    act(() => (document.activeElement as HTMLElement).blur()) // the button that was pressed
    act(() => void document.querySelector('.shyrdak-slider')?.dispatchEvent(new Event('pointerleave')))
    await later(6_200)
    expect(currentSlide()).toEqual(['Slide 2 / 3'])
    matches.mockRestore()
  })

  test('has no controls for a single slide', () => {
    render(<Slider slides={slides.slice(0, 1)} labels={labels} strip />)
    expect(screen.queryAllByRole('button')).toEqual([])
  })
})
