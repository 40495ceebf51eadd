import { expect, test } from 'vitest'
import { takenSoleNames } from './soles.ts'

const LEATHER = { en: 'Leather sole', ru: 'Кожаная подошва', kg: 'Булгаары таман' }
const RUBBER = { en: 'Rubber sole', ru: 'Резина', kg: 'Резина' }

test('a name that another sole has in the same language is taken, whatever its letters', () => {
  expect(takenSoleNames({ ...RUBBER, en: ' leather SOLE' }, [LEATHER])).toEqual([
    { path: ['name', 'en'], code: 'taken' },
  ])
  expect(takenSoleNames(LEATHER, [LEATHER]).map(({ path }) => path.at(-1))).toEqual(['en', 'ru', 'kg'])
  expect(takenSoleNames({ ...RUBBER, kg: LEATHER.ru }, [LEATHER])).toEqual([])
})

test('a name that a sole has already stays, even where another one was called so before', () => {
  expect(takenSoleNames({ ...LEATHER, en: 'Hide' }, [LEATHER], LEATHER)).toEqual([])
})
