import { SHOP_CONTACTS } from '#content/shop-contacts.ts'
export const en = {
  title: 'Contacts',
  description: 'Where to find our workshop, when it is open, and how to reach us.',
  opening: {
    title: 'Come, call or write',
    text: 'We are in Bishkek, two streets from Osh Bazaar. There is always tea on the stove and wool on the table.',
  },
  ways: {
    visit: { title: 'Visit us', text: '17 Zhanybek Batyr Street, Bishkek. The green gate; ring twice.' },
    call: {
      title: SHOP_CONTACTS.en.phone,
      text: 'Also on WhatsApp and Telegram, in Kyrgyz, Russian and English.',
    },
    write: { title: 'shop@shyrdak.example', text: 'We answer within two working days.' },
  },
  photo: 'The shelf by the door of our workshop, with slippers and rolled rugs',
  hours: {
    title: 'Opening hours',
    text: `<p>${SHOP_CONTACTS.en.hours}. Closed on Sundays, Nooruz, Orozo Ait and Kurman Ait.</p><p>From late June to August some of us are up on the summer pastures with the sheep, so an answer may take a day longer.</p>`,
  },
  trade: {
    title: 'Shops and designers',
    text: '<p>Do you sell felt, or want your own made? We offer wholesale prices from ten pairs, your brand on the sole and samples in three weeks. Write to us with “wholesale” in the subject.</p>',
  },
  form: {
    title: 'Write to us',
    text: '<p>For an order, please give its number. For a size, tell us the length of your foot in centimetres.</p>',
  },
}

export type ContactsTexts = typeof en
