import type { FaqMessages } from './messages.ts'

export const faq: FaqMessages = {
  label: 'Задать вопрос',
  question: 'Ваш вопрос',
  hint: 'Отвечаем на этой странице. Если вопрос о вашем заказе, напишите нам письмо.',
  submit: 'Спросить',
  sending: 'Отправляем вопрос',
  sent: 'Спасибо! Вопрос у нас, ответ появится на этой странице.',
  failed: 'Вопрос не отправлен. Он остался на месте.',
  needsScript: 'Чтобы спросить, нужен JavaScript.',
}
