import { expect, test } from 'vitest'
import { categoryToSend, NO_CATEGORY, urlOf } from './category-form.ts'

const TITLE = { en: 'Rugs', ru: 'Ковры', kg: 'Килемдер' }

test('a category’s address follows its title until it is typed', () => {
  const form = { ...NO_CATEGORY, title: TITLE }
  expect(urlOf(form)).toBe('rugs')
  expect(urlOf({ ...form, url: ' floor-rugs ' })).toBe('floor-rugs')
  expect(categoryToSend('categories', form).body).toMatchObject({ url: 'rugs', photo: null })
})

test('a title missing in a language is refused by field name', () => {
  const { wrong } = categoryToSend('categories', { ...NO_CATEGORY, title: { ...TITLE, kg: ' ' } })
  expect([...(wrong ?? [])].map(([field]) => field)).toEqual(['title.kg'])
  const empty = categoryToSend('categories', NO_CATEGORY).wrong
  expect(empty?.get('url')?.code).toBe('required')
})

test('a category without a page of its own sends only its title', () => {
  expect(categoryToSend('wholesale-categories', { ...NO_CATEGORY, title: TITLE }).body).toEqual({
    title: TITLE,
  })
})
