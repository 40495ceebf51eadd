import type { CookiesMessages } from './messages.ts'

export const cookies: CookiesMessages = {
  title: 'Файлы cookie',
  text: 'Ваш язык, страну и корзину мы храним в файлах cookie и в памяти браузера.',
  policy: 'Политика использования cookie',
  accept: 'Принять все',
  close: 'Закрыть',
}
