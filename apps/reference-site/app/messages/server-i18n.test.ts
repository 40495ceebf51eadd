import { expect, test, vi } from 'vitest'

test('a language has its texts once they are loaded, and does not load the others', async () => {
  vi.resetModules()
  const { readTexts, serverI18n } = await import('./server-i18n.ts')
  expect(() => serverI18n('kg')).toThrow('no texts in kg')
  await Promise.all([readTexts('kg'), readTexts('kg')])
  const kyrgyz = serverI18n('kg')
  expect(kyrgyz.getFixedT('kg', 'site/shell')('search')).not.toBe('search')
  expect(() => serverI18n('en')).toThrow('no texts in en')
  await readTexts('kg')
  expect(serverI18n('kg')).toBe(kyrgyz)
})

test('the desk’s texts are loaded separately', async () => {
  vi.resetModules()
  const { readDeskTexts, readTexts, serverI18n } = await import('./server-i18n.ts')
  await readTexts('kg')
  const knows = (namespace: string) => serverI18n('kg').hasResourceBundle('kg', namespace)
  expect([knows('site/shell'), knows('site/desk'), knows('desk/orders')]).toEqual([true, true, false])
  await Promise.all([readDeskTexts('kg'), readDeskTexts('en')])
  expect(knows('desk/orders')).toBe(true)
  expect(serverI18n('en').getFixedT('en', 'desk/orders')('title')).toBe('Orders')
})
