import { expect, test } from 'vitest'
import { categoryToSend, NO_CATEGORY, urlOf } from './category-form.ts'

const TITLE = { en: 'Rugs', ru: 'Ковры', kg: 'Килемдер' }

test('a category has the address that its title proposes, until somebody types another one', () => {
  const form = { ...NO_CATEGORY, title: TITLE }
  expect(urlOf(form)).toBe('rugs')
  expect(urlOf({ ...form, url: ' floor-rugs ' })).toBe('floor-rugs')
  expect(categoryToSend('categories', form).body).toMatchObject({ url: 'rugs', photo: null })
})

test('a title is needed in every language, by its field', () => {
  const { wrong } = categoryToSend('categories', { ...NO_CATEGORY, title: { ...TITLE, kg: ' ' } })
  expect([...(wrong ?? [])].map(([field]) => field)).toEqual(['title.kg'])
  const empty = categoryToSend('categories', NO_CATEGORY).wrong
  expect(empty?.get('url')?.code).toBe('required')
})

test('one without a page of its own is a title', () => {
  expect(categoryToSend('wholesale-categories', { ...NO_CATEGORY, title: TITLE }).body).toEqual({
    title: TITLE,
  })
})
