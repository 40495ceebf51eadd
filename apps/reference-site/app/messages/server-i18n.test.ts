import { expect, test, vi } from 'vitest'

test('a language has its texts once they are read, and the others are not read with it', async () => {
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
