import { expect, test } from 'vitest'
import { Email } from '../auth/person.ts'
import { NewFeedback } from '../content/feedback.ts'
import { NewSubscriber } from '../content/subscribers.ts'
import { Contact } from './orders.ts'

const PERSON = { first_name: 'Aigul', last_name: 'Asanova', phone: '+996700123456' }

test('blanks around an email are trimmed in orders, feedback and subscriptions', () => {
  const email = ' aigul@example.com '
  const message = { name: 'Aigul', subject: 'Felt', message: 'How is it washed?', email }
  const read = [
    Contact.parse({ ...PERSON, email }),
    NewFeedback.parse(message),
    NewSubscriber.parse({ email }),
  ]
  expect(read.map((one) => one.email)).toEqual(Array(3).fill('aigul@example.com'))
})

test.each(['a\u0000b@example.com', 'aigul@example', 'a @example.com'])(
  'an order with an invalid email is refused: %j',
  (email) => {
    expect(Email.safeParse(email).success).toBe(false)
    expect(Contact.safeParse({ ...PERSON, email }).success).toBe(false)
  },
)
