export const en = {
  title: 'Terms of sale',
  description: 'What we promise and what we ask when you buy felt from us, in plain words.',
  opening: { title: 'Terms of sale', text: 'What we promise and what we ask, in plain words.' },
  clauses: [
    {
      title: 'Price and payment',
      text: 'Prices are for your country, in som (KGS). KICB charges som. PayPal charges US dollars, YooKassa roubles and KKB tenge, at the rate of the National Bank; you see the exact sum and the rate before you pay. Any other amount next to a price is a guide only. You pay on the bank’s own page; we never see your card details.',
    },
    {
      title: 'Your order',
      text: 'We hold your items for 30 minutes. If the order is not paid by then, they go back on sale; you can still pay later with the link in our email, as long as the items are in stock. Once the bank confirms your payment, we start work and email you.',
    },
    {
      title: 'Delivery',
      text: 'You see where we deliver when you choose your country at the top of any page. Cost and delivery time are shown for each item in your basket before you pay. Read more under <a href="/en/pages/delivery">Delivery</a>.',
    },
    {
      title: 'Returns',
      text: 'If something doesn’t fit or you don’t like it, write to us within 14 days of receiving it and send it back unworn. We refund the price of the item. If the fault is ours, we refund delivery as well. Read the steps under <a href="/en/pages/return">Returns</a>.',
    },
    {
      title: 'Handmade',
      text: 'Every piece is felted by hand, so shade and size may differ slightly from the picture. This is not a fault.',
    },
    {
      title: 'Your data',
      text: 'We keep your name, address, phone and email to deliver your order and write to you about it, and share them only with the carrier you chose. The rest is in the <a href="/en/pages/privacy">privacy notice</a>.',
    },
  ],
  asked: {
    title: 'Any questions?',
    text: 'Ask before you buy. A person from our workshop in Bishkek answers.',
    button: 'Write to us',
  },
}

export type TermsTexts = typeof en
