import { expect, test } from 'vitest'
import { describeCharactersLeft } from './characters-left.ts'
import { createI18n } from './i18n.ts'
import { readAllCodeMessages } from './read-messages.ts'

test.each([
  [1, '1 character left', 'Можно ещё 1 символ', 'Дагы 1 белги жазса болот'],
  [22, '22 characters left', 'Можно ещё 22 символа', 'Дагы 22 белги жазса болот'],
  [0, '0 characters left', 'Можно ещё 0 символов', 'Дагы 0 белги жазса болот'],
  [-5, '5 characters too many', 'Длиннее на 5 символов', '5 белги ашыкча'],
])('%i characters left', async (left, en, ru, kg) => {
  const texts = await Promise.all(
    (['en', 'ru', 'kg'] as const).map(async (language) =>
      describeCharactersLeft(left, createI18n({ language, messages: await readAllCodeMessages(language) })),
    ),
  )
  expect(texts.map((text) => text.replaceAll('\u00a0', ' '))).toEqual([en, ru, kg])
})
