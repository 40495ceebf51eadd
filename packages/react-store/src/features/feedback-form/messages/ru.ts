import type { FeedbackMessages } from './messages.ts'

export const feedback: FeedbackMessages = {
  label: 'Напишите нам',
  fields: { name: 'Имя', email: 'Электронная почта', subject: 'Тема', message: 'Сообщение' },
  submit: 'Отправить',
  sending: 'Отправляем сообщение',
  sent: 'Спасибо! Мы получили ваше сообщение и ответим по электронной почте.',
  failed: 'Сообщение не отправлено. Всё, что вы написали, осталось на месте.',
  needsScript: 'Этой форме нужен JavaScript. Включите его, чтобы написать нам.',
}
