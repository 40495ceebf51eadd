import { expect, test } from 'vitest'
import { categoryToSend, EMPTY_CATEGORY } from './category-form.ts'

const TITLE = { en: 'From the workshops', ru: 'Из мастерских', kg: 'Устаканалардан' }

test('a section of the blog is called by its title until an address is typed', () => {
  const form = { ...EMPTY_CATEGORY, title: TITLE }
  expect(categoryToSend(form).body?.url).toBe('from-the-workshops')
  expect(categoryToSend({ ...form, url: ' workshops ' }).body?.url).toBe('workshops')
})

test('a title is missing in each language, and an address may not hold everything', () => {
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
