import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watchImages } from './images.ts'

type Report = (entries: Pick<IntersectionObserverEntry, 'isIntersecting' | 'target'>[]) => void

let report: Report = () => {}
const watched = new Set<Element>()

beforeEach(() => {
  watched.clear()
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(told: Report) {
        report = told
      }
      observe(target: Element) {
        watched.add(target)
      }
      unobserve(target: Element) {
        watched.delete(target)
      }
    },
  )
})
afterEach(() => vi.unstubAllGlobals())

const frames = () => [...document.querySelectorAll('.shyrdak-image')]
const images = () => [...document.querySelectorAll('img')]
const isFar = (image: HTMLImageElement) => 'far' in image.dataset

function show(html: string): void {
  document.body.innerHTML = html
  watchImages()
}

const photo =
  '<picture class="shyrdak-image"><img src="/media/mule.jpg" loading="lazy" alt="Mules"></picture>'

test('a lazy image loads once when its frame is near', () => {
  show(photo + photo)
  expect(images().map(isFar)).toEqual([true, true])
  expect(watched).toEqual(new Set(frames()))
  const [first] = frames()
  if (!first) throw new Error('There is no frame.')
  report([{ isIntersecting: true, target: first }])
  expect(images().map(isFar)).toEqual([false, true])
  expect(images().map((image) => image.loading)).toEqual(['eager', 'lazy'])
  expect(watched.has(first)).toBe(false)
})

test('an eager image does not wait', () => {
  show(photo.replace(' loading="lazy"', ''))
  expect(images().map(isFar)).toEqual([false])
  expect(watched.size).toBe(0)
})

test('touching a product’s gallery loads all its photos', () => {
  show(`${photo}<div data-gallery-row="">${photo}${photo}</div>`)
  images()
    .at(-1)
    ?.dispatchEvent(new Event('touchstart', { bubbles: true }))
  expect(images().map(isFar)).toEqual([true, false, false])
})
