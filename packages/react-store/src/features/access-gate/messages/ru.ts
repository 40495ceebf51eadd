import type { GateMessages } from './messages.ts'

export const gate: GateMessages = {
  title: 'Магазин скоро откроется',
  text: 'Мы ещё развешиваем войлок. У кого есть пароль, может войти уже сейчас.',
  password: 'Пароль',
  submit: 'Войти',
  checking: 'Проверяем пароль',
  refused: 'Неверный пароль. Попробуйте ещё раз.',
}
