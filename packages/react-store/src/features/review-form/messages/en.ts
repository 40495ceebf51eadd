import { plural } from '@shyrdak/sdk/format'
import type { ReviewMessages } from './messages.ts'

export const review: ReviewMessages = {
  label: 'Your review',
  asking: 'One moment',
  away: 'The store did not answer. Please try again.',
  retry: 'Try again',
  needsLogin: "Looks like you're not authorised. Please log in to leave a review",
  login: 'Log in',
  forShoppers:
    'Reviews are written by those who shop here. You are logged in for another part of the store: log out and come back as a shopper to write one.',
  rating: 'How many stars?',
  stars: (count) => `${count} ${plural('en', count, { one: 'star', other: 'stars' })}`,
  verdicts: ['Not at all good', 'Not so good', 'All right', 'Good', 'Wonderful'],
  text: 'What is it like?',
  textHint: 'Does it fit, is it warm, what does it look like at home? No telephone numbers or links, please.',
  rules: 'Your first name stands beside the review, nothing else about you.',
  submit: 'Send the review',
  sending: 'Sending your review',
  leaveAsIs: 'Leave it as it is',
  failed: 'Your review was not sent. Everything you wrote is still here.',
  own: 'Your review',
  written: (day) => `Written on ${day}`,
  outcomes: {
    pending: 'Thank you! Reviews are verified within 48 hours before posting.',
    published: 'Your review is published. Thank you!',
    rejected: 'Your review was not published',
  },
  reason: 'Why:',
  rewrite: 'Change the review',
}
