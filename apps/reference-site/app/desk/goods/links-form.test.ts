import { expect, test } from 'vitest'
import {
  addLink,
  changedLinks,
  linksForm,
  linksToSend,
  renewLinks,
  typeLink,
  typeLinkText,
} from './links-form.ts'

const care = { text: { en: 'Care', ru: 'Уход', kg: 'Кам көрүү' }, href: '/pages/care' }
const read = (...links: (typeof care)[]) => linksForm({ links })

test('a button is added, typed and sent', () => {
  const typed = typeLink(typeLinkText(addLink(read(care)), 1, 'en', 'How it is made'), 1, {
    href: '/production',
  })
  expect(changedLinks(typed, [care])).toBe(1)
  const made = { text: { en: 'How it is made', ru: '', kg: '' }, href: '/production' }
  expect(linksToSend(typed, { isOnSale: false }).body).toEqual({ links: [care, made] })
})

test('a removed button is one change, however many follow it', () => {
  const [next, last] = [
    { ...care, href: '/next' },
    { ...care, href: '/last' },
  ]
  expect(changedLinks([next, last], [care, next, last])).toBe(1)
})

test('a product on sale requires its buttons in every language', () => {
  const { wrong } = linksToSend(typeLinkText(read(care), 0, 'ru', ' '), { isOnSale: true })
  expect([...(wrong?.keys() ?? [])]).toEqual(['links.0.text.ru'])
})

test('an empty button, or one with a script, is refused by field name', () => {
  const { wrong } = linksToSend([...addLink([]), ...read({ ...care, href: 'javascript:alert(1)' })], {
    isOnSale: false,
  })
  const codes = Object.fromEntries([...(wrong ?? [])].map(([key, { code }]) => [key, code]))
  expect(codes).toEqual({
    'links.0.text.ru': 'required',
    'links.0.href': 'required',
    'links.1.href': 'invalid',
  })
})

const made = { text: { en: 'Made', ru: 'Как', kg: 'Кантип' }, href: '/made' }
const linksOf = (form: ReturnType<typeof renewLinks>) => form.map(({ text, href }) => ({ text, href }))

test('a text typed here is merged with a colleague’s change of the same button', () => {
  const mine = typeLinkText(read(care, made), 0, 'en', 'How to care')
  const theirs = { ...care, href: '/pages/wool' }
  expect(linksOf(renewLinks(mine, [made, theirs], [care, made]))).toEqual([
    made,
    { text: { ...care.text, en: 'How to care' }, href: '/pages/wool' },
  ])
})

test('a colleague’s added and removed buttons are taken over, except for a button changed here', () => {
  const added = { ...made, href: '/new', text: { ...made.text, en: 'New', ru: 'Ново', kg: 'Жаңы' } }
  expect(linksOf(renewLinks(addLink(read(care, made)), [made, added], [care, made])).slice(0, 2)).toEqual([
    made,
    added,
  ])
  const changed = typeLink(read(care, made), 0, { href: '/mine' })
  const renewed = renewLinks(changed, [made], [care, made])
  expect(linksOf(renewed)).toEqual([made, { ...care, href: '/mine' }])
  expect(renewed.map(({ isBack }) => isBack)).toEqual([false, true])
})

test('a button removed here stays removed, even if a colleague has changed it', () => {
  const mine = read(care, made).slice(1)
  expect(linksOf(renewLinks(mine, [{ ...care, href: '/other' }, made], [care, made]))).toEqual([made])
})
