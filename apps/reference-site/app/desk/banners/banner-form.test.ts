import { expect, test } from 'vitest'
import { changedTexts } from '../form/typed-fields.ts'
import { bannerFormOf, bannerToSend, EMPTY_BANNER } from './banner-form.ts'

const ORIGIN = 'https://store.example'
const BANNER = {
  id: 4,
  revision: 2,
  photo: '/media/jailoo.jpg',
  title: { en: 'New felt', ru: 'Новый войлок', kg: 'Жаңы кийиз' },
  text: { en: '', ru: '', kg: '' },
  href: '/categories/women',
}

test('a banner is sent as it was read, trimmed, and spaces are not a change', () => {
  const form = { ...bannerFormOf(BANNER), title: { ...BANNER.title, en: ' New felt ' } }
  const { id: _id, revision: _revision, ...sent } = BANNER
  expect(bannerToSend(form, ORIGIN).body).toEqual(sent)
  expect(changedTexts(form, bannerFormOf(BANNER))).toBe(0)
  expect(changedTexts({ ...form, photo: '', href: '' }, bannerFormOf(BANNER))).toBe(2)
})

test('a banner requires only a photo', () => {
  const { wrong } = bannerToSend(EMPTY_BANNER, ORIGIN)
  expect([...(wrong ?? [])].map(([field, { code }]) => [field, code])).toEqual([['photo', 'required']])
  expect(bannerToSend({ ...EMPTY_BANNER, photo: BANNER.photo }, ORIGIN).wrong).toBeNull()
})

test('an address of the shop becomes a path, and a script is refused', () => {
  const to = (href: string) => bannerToSend({ ...bannerFormOf(BANNER), href }, ORIGIN)
  expect(to(`${ORIGIN}/blog`).body?.href).toBe('/blog')
  expect(to('felt.example/shop').body?.href).toBe('https://felt.example/shop')
  expect(to('javascript:alert(1)').wrong?.get('href')?.code).toBe('invalid')
})
