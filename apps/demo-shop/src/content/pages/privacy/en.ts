export const en = {
  title: 'Privacy',
  description: 'Which of your data we have, what we do with them, and how to have them deleted.',
  opening: {
    title: 'What we know about you',
    text: 'As much as a parcel needs. Here is all of it, what it is for and how long it stays.',
  },
  clauses: [
    {
      title: 'When you order',
      text: 'Your name, address, phone number and e-mail. We need them to send the parcel and to write to you about it. They stay for five years, because the tax law of Kyrgyzstan wants the books kept that long.',
    },
    {
      title: 'When you have an account',
      text: 'The same, and your password in a form that nobody can read back, not even we. You see and change it all in your profile.',
    },
    {
      title: 'When you write to us',
      text: 'Your message and your address, until the matter is settled and for one year after.',
    },
    {
      title: 'When you subscribe',
      text: 'Your e-mail address only, until you leave the list by the link in any letter.',
    },
    {
      title: 'When you only look around',
      text: 'Nothing that has your name on it. The server keeps a record of requests for thirty days, to notice faults and attacks. What stays in your browser is listed under <a href="/en/pages/cookie-policy">Cookies</a>.',
    },
    {
      title: 'Who else sees it',
      text: 'The carrier you chose gets the name, address and phone number. The workshop that makes your order gets your name and what you wrote to it. The bank sees what you type on its own page; we see only that it was paid. Nobody else, and nothing is sold.',
    },
    {
      title: 'What you may ask for',
      text: 'To see what we have about you, to put it right, to get a copy, to have it deleted. Write to <a href="mailto:shop@shyrdak.example">shop@shyrdak.example</a>; it takes us no more than ten days. What the tax law makes us keep is locked away instead of deleted.',
    },
    {
      title: 'Children',
      text: 'Slippers for children are bought by their parents. We know nothing about children but the size of their feet.',
    },
  ],
  changed:
    'Last edited on 20 November 2026. If it changes in a way that matters to you, we write to you first.',
}

export type PrivacyTexts = typeof en
