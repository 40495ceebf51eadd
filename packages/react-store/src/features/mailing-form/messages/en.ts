import type { MailingMessages } from './messages.ts'

export const mailing: MailingMessages = {
  label: 'Letters from the workshops',
  email: 'Email',
  placeholder: 'name@example.com',
  submit: 'Subscribe',
  sending: 'Adding your email',
  added: 'Email added successfully',
  alreadyThere: 'This email is already on the list',
  error: 'Invalid email address',
  needsScript: 'Subscribing needs JavaScript.',
}
