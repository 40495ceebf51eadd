import type { ProfileMessages } from './messages.ts'

export const profile: ProfileMessages = {
  person: { title: 'About you', submit: 'Save', saved: 'Saved' },
  address: {
    title: 'Delivery address',
    text: 'It stands in the checkout already when you order.',
    country: 'Country',
    submit: 'Save the address',
    saved: 'The address is saved.',
    remove: 'Remove the address',
    removed: 'The address is removed.',
  },
  email: {
    title: 'Email',
    confirmed: 'confirmed',
    unconfirmed: 'not confirmed yet: please open the link in the letter we have sent',
    sendAgain: 'Send the letter once more',
    sentAgain: 'The letter is on its way.',
    waits: (address) => `${address} becomes your email as soon as you open the link we have sent there.`,
    cancel: 'Cancel the change',
    canceled: 'The change is canceled: your email stays as it was.',
    newEmail: 'New email',
    submit: 'Change the email',
    sent: 'Please open the link in the letter that is on its way to the new address.',
  },
  password: {
    title: 'Password',
    newPassword: 'New password',
    submit: 'Change the password',
    saved: 'The password is changed. Everywhere else you have been logged out.',
    wasTemporary: 'You logged in with a temporary password. Please set a new one.',
  },
  language: {
    title: 'Language of letters',
    text: 'We write to you in this language.',
    submit: 'Save the language',
  },
  sessions: {
    title: 'Where you are logged in',
    text: 'If you do not know a device, log out there and change the password.',
    here: 'this device',
    lastSeen: (time) => `last seen ${time}`,
    unknownDevice: 'A device that does not say its name',
    end: 'Log out there',
    ended: 'Logged out there.',
    endAll: 'Log out everywhere',
  },
  claim: {
    text: (count) =>
      count === 1
        ? 'One order was placed with your email before you had an account.'
        : `${count} orders were placed with your email before you had an account.`,
    submit: 'Add to my history',
    done: 'They are in your history now.',
  },
}
