import type { FeedbackMessages } from './messages.ts'

export const feedback: FeedbackMessages = {
  label: 'Write to us',
  fields: { name: 'Name', email: 'Email', subject: 'Subject', message: 'Message' },
  submit: 'Send',
  sending: 'Sending your message',
  sent: 'Thank you! We have your message and will answer by email.',
  failed: 'Your message was not sent. Everything you wrote is still here.',
  needsScript: 'This form needs JavaScript. Please turn it on to write to us.',
}
