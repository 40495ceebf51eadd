import type { MailingMessages } from './messages.ts'

export const mailing: MailingMessages = {
  label: 'Письма из мастерских',
  email: 'Электронная почта',
  placeholder: 'imya@example.com',
  submit: 'Подписаться',
  sending: 'Добавляем ваш адрес',
  added: 'Email успешно добавлен',
  alreadyThere: 'Такой email уже есть',
  error: 'Неверный адрес электронной почты',
  needsScript: 'Для подписки нужен JavaScript.',
}
