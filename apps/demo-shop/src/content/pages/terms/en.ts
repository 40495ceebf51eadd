export const en = {
  title: 'Terms of sale',
  description: 'What we promise and what we ask when you buy felt from us, in plain words.',
  opening: { title: 'Terms of sale', text: 'What we promise and what we ask, in plain words.' },
  clauses: [
    {
      title: 'Price and payment',
      text: 'Prices are for your country and can be charged only in som (KGS). Another currency beside a price is a conversion for reading, at the rate of the day it names. You pay on the page of the bank you choose; your card never reaches us.',
    },
    {
      title: 'Your order',
      text: 'What you order is put aside for 30 minutes. If it is not paid by then, it goes back on the shelf; you can still pay later by the link in our letter, as long as the goods are there. When the bank has confirmed your payment, we start work and write to you.',
    },
    {
      title: 'Delivery',
      text: 'We deliver to Kyrgyzstan, Kazakhstan, Russia, Belarus and Ukraine. Cost and working days stand beside each way of delivery before you pay, for each thing in your basket. More about it is on the page <a href="/en/pages/delivery">Delivery</a>.',
    },
    {
      title: 'Returns',
      text: 'If something does not fit or please, write to us within 14 days of receiving it and send it back unworn. We return the price of the goods. If the fault is ours, we return the delivery as well. How it goes, step by step, is told under <a href="/en/pages/return">Returns</a>.',
    },
    {
      title: 'Handmade',
      text: 'Every piece is felted by hand, so shade and size may differ a little from the picture. That is not a fault but the hand that made it.',
    },
    {
      title: 'Your data',
      text: 'We keep your name, address, phone and e-mail to deliver the order and to write to you about it, and give them only to the carrier you chose. The rest is in the <a href="/en/pages/privacy">privacy notice</a>.',
    },
  ],
  asked: {
    title: 'Something is not clear?',
    text: 'Ask before you buy. A person from our workshop in Bishkek answers.',
    button: 'Write to us',
  },
}

export type TermsTexts = typeof en
