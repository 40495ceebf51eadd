import { expect, test } from 'vitest'
import { takenSoleNames } from './soles.ts'

const LEATHER = { en: 'Leather sole', ru: 'Кожаная подошва', kg: 'Булгаары таман' }
const RUBBER = { en: 'Rubber sole', ru: 'Резина', kg: 'Резина' }

test('a name of another sole in the same language is taken, whatever its case and spaces', () => {
  expect(takenSoleNames({ ...RUBBER, en: ' leather SOLE' }, [LEATHER])).toEqual([
    { path: ['name', 'en'], code: 'taken' },
  ])
  expect(takenSoleNames(LEATHER, [LEATHER]).map(({ path }) => path.at(-1))).toEqual(['en', 'ru', 'kg'])
  expect(takenSoleNames({ ...RUBBER, kg: LEATHER.ru }, [LEATHER])).toEqual([])
})

test('a name that a sole already has is not taken, even if another sole has it too', () => {
  expect(takenSoleNames({ ...LEATHER, en: 'Hide' }, [LEATHER], LEATHER)).toEqual([])
})
