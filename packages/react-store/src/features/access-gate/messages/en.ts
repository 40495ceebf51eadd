import type { GateMessages } from './messages.ts'

export const gate: GateMessages = {
  title: 'The store opens soon',
  text: 'We are still hanging the felt. Whoever has the password may come in already.',
  password: 'Password',
  submit: 'Come in',
  checking: 'Looking for the key',
  refused: 'Incorrect password. Please try again.',
}
