import { expect, test } from 'vitest'
import { categoryToSend, EMPTY_CATEGORY } from './category-form.ts'

const TITLE = { en: 'From the workshops', ru: 'Из мастерских', kg: 'Устаканалардан' }

test('a blog section’s address follows its title until it is typed', () => {
  const form = { ...EMPTY_CATEGORY, title: TITLE }
  expect(categoryToSend(form).body?.url).toBe('from-the-workshops')
  expect(categoryToSend({ ...form, url: ' workshops ' }).body?.url).toBe('workshops')
})

test('a title is required in each language, and an invalid address is refused', () => {
  expect([...(categoryToSend(EMPTY_CATEGORY).wrong ?? [])].map(([field, { code }]) => [field, code])).toEqual(
    [
      ['url', 'required'],
      ['title.en', 'required'],
      ['title.ru', 'required'],
      ['title.kg', 'required'],
    ],
  )
  const { wrong } = categoryToSend({ ...EMPTY_CATEGORY, title: TITLE, url: 'From here' })
  expect(wrong?.get('url')?.code).toBe('invalid')
})
