import { expect, test } from 'vitest'
import { formatFileSize } from './file-size.ts'

test('a file size has the unit and the decimal sign of the language', () => {
  expect(formatFileSize(1, 'en')).toBe('1\u00a0kB')
  expect(formatFileSize(12_345, 'ru')).toBe('12\u00a0КБ')
  expect(formatFileSize(1_500_000, 'en')).toBe('1.4\u00a0MB')
  expect(formatFileSize(5 * 1024 * 1024, 'kg')).toBe('5,0\u00a0МБ')
  expect(formatFileSize(1024 * 1024 - 1, 'en')).toBe('1.0\u00a0MB')
})
