import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { UnbrokenName } from './unbroken-name.tsx'

const wholeIn = (text: string) =>
  [...render(<UnbrokenName text={text} />).container.querySelectorAll('span')].map((word) => word.textContent)

test.each([
  ['Шлёпанцы «Ак-Кула» с овчиной', ['«Ак-Кула»']],
  ['«Таш-Рабат кийиз», Ат-Башы', ['«Таш-Рабат', 'Ат-Башы']],
  ['Берилген убактысы: 2026-жылдын 17-октябры, 07:11', ['2026-жылдын', '17-октябры,']],
  ['Almond Blossom mules', []],
  ['A once-in-a-lifetime-only rug', []],
])('keeps the short compounds of %s on one line', (name, whole) => {
  expect(wholeIn(name)).toEqual(whole)
})

test('does not change the text of the name', () => {
  const name = 'Тапочки «Джеты-Огуз» с помпонами'
  expect(render(<UnbrokenName text={name} />).container.textContent).toBe(name)
})
