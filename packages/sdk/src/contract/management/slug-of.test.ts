import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Slug } from '../scalars.ts'
import { slugOf } from './slug-of.ts'

const slug = (en: string, ru = '', kg = '') => slugOf({ en, ru, kg })

test('a slug is made of the English name, else of the Russian or the Kyrgyz one', () => {
  expect(slug('Song-Köl mules with horns')).toBe('song-kol-mules-with-horns')
  expect(slug('Shepherd’s  mat (grey)')).toBe('shepherds-mat-grey')
  expect(slug('', 'Щётка из войлока')).toBe('shchetka-iz-voiloka')
  expect(slug('', '', 'Ысык-Көл өтүгү')).toBe('ysyk-kol-otugu')
})

test('a name that gives only digits, or nothing, makes no slug', () => {
  expect(slug('2026', 'Тапочки 2026')).toBe('tapochki-2026')
  expect([slug('2026'), slug('毛毡'), slug(' — ')]).toEqual(['', '', ''])
})

test('any name makes a valid slug or none', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string(), fc.string(), (en, ru, kg) => {
      const made = slugOf({ en, ru, kg })
      expect(made === '' || (Slug.safeParse(made).success && /[a-z]/.test(made) && made.length <= 60)).toBe(
        true,
      )
    }),
  )
})
