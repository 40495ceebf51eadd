export const en = {
  title: 'Privacy',
  description: 'What data we have about you, what we use it for, and how to have it deleted.',
  opening: {
    title: 'What we know about you',
    text: 'Only what a parcel needs. Here is all of it, what it is for and how long we keep it.',
  },
  clauses: [
    {
      title: 'When you order',
      text: 'Your name, address, phone number and email. We need them to send your parcel and to write to you about it. We keep them for five years, as the tax law of Kyrgyzstan requires.',
    },
    {
      title: 'When you have an account',
      text: 'The same, and your password, encrypted so that nobody can read it, not even us. You can see and change it all in your profile.',
    },
    {
      title: 'When you write to us',
      text: 'Your message and your address, until your question is settled and for one year after.',
    },
    {
      title: 'When you subscribe',
      text: 'Only your email address, until you unsubscribe with the link in any of our emails.',
    },
    {
      title: 'When you just browse',
      text: 'Nothing that identifies you. The server logs requests for thirty days to detect faults and attacks. What is stored in your browser is listed under <a href="/en/pages/cookie-policy">Cookies</a>.',
    },
    {
      title: 'Who else sees it',
      text: 'The carrier you chose gets the name, address and phone number. The workshop that makes your order gets your name and your comment. The bank sees what you type on its own page; we only see that you have paid. Nobody else sees it, and we never sell it.',
    },
    {
      title: 'What you may ask for',
      text: 'To see your data, correct it, get a copy or have it deleted. Write to <a href="mailto:shop@shyrdak.example">shop@shyrdak.example</a>; it takes no more than ten days. Data that tax law makes us keep is locked instead of deleted.',
    },
    {
      title: 'Children',
      text: 'Slippers for children are bought by their parents. All we know about children is their shoe size.',
    },
  ],
  changed:
    'Last edited on 20\u00a0November\u00a02026. If we make an important change, we’ll email you first.',
}

export type PrivacyTexts = typeof en
