import type { FeedbackWords } from '../words/feedback-words.ts'

export const feedback: FeedbackWords = {
  label: 'Напишите нам',
  fields: { name: 'Имя', email: 'Электронная почта', subject: 'Тема', message: 'Сообщение' },
  submit: 'Отправить',
  sending: 'Отправляем сообщение',
  sent: 'Спасибо! Мы получили ваше сообщение и ответим по электронной почте.',
  failed: 'Сообщение не отправлено. Всё, что вы написали, осталось на месте.',
  needsScript: 'Этой форме нужен JavaScript. Включите его, чтобы написать нам.',
}
