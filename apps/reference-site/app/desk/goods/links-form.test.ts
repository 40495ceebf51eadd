import { expect, test } from 'vitest'
import { addLink, changedLinks, linksToSend, typeLink, typeLinkText } from './links-form.ts'

const care = { text: { en: 'Care', ru: 'Уход', kg: 'Кам көрүү' }, href: '/pages/care' }

test('a button is added, typed and sent', () => {
  const typed = typeLink(typeLinkText(addLink([care]), 1, 'en', 'How it is made'), 1, { href: '/production' })
  expect(changedLinks(typed, [care])).toBe(1)
  const made = { text: { en: 'How it is made', ru: '', kg: '' }, href: '/production' }
  expect(linksToSend(typed, { isOnSale: false }).body).toEqual({ links: [care, made] })
})

test('a button that is taken away is one change, however many follow it', () => {
  const [next, last] = [
    { ...care, href: '/next' },
    { ...care, href: '/last' },
  ]
  expect(changedLinks([next, last], [care, next, last])).toBe(1)
})

test('what is sold has its buttons in every language', () => {
  const { wrong } = linksToSend([typeLinkText([care], 0, 'ru', ' ')[0]!], { isOnSale: true })
  expect([...(wrong?.keys() ?? [])]).toEqual(['links.0.text.ru'])
})

test('an empty button, or one that leads to a script, is told at its field', () => {
  const { wrong } = linksToSend([...addLink([]), { ...care, href: 'javascript:alert(1)' }], {
    isOnSale: false,
  })
  const codes = Object.fromEntries([...(wrong ?? [])].map(([key, { code }]) => [key, code]))
  expect(codes).toEqual({
    'links.0.text.ru': 'required',
    'links.0.href': 'required',
    'links.1.href': 'invalid',
  })
})
