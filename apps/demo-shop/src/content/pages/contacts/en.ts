export const en = {
  title: 'Contacts',
  description: 'Where our workshop is, when it is open, and how to write or call.',
  opening: {
    title: 'Come, call or write',
    text: 'We are in Bishkek, two streets from Osh bazaar. There is always tea on the stove and wool on the table.',
  },
  ways: {
    visit: { title: 'Come by', text: '17 Zhanybek Batyr Street, Bishkek. The green gate, ring twice.' },
    call: {
      title: '+996 700 123 456',
      text: 'Also on WhatsApp and Telegram, in Kyrgyz, Russian and English.',
    },
    write: { title: 'shop@shyrdak.example', text: 'We answer within two working days.' },
  },
  photo: 'The shelf by the door of our workshop, with slippers and rolled rugs',
  hours: {
    title: 'When we are open',
    text: '<p>Monday to Friday from 9 to 18, Saturday from 10 to 15. On Sundays, on Nooruz and on the days of Orozo Ait and Kurman Ait the workshop rests.</p><p>From late June to August some of us are on the jailoo with the sheep: letters are read, but the answer may come a day later, when somebody rides down to where there is a signal.</p>',
  },
  trade: {
    title: 'Shops and designers',
    text: '<p>You sell felt or want to have your own made? There are wholesale prices from ten pairs, your brand on the sole and samples in three weeks. Write to us and say “wholesale” in the subject.</p>',
  },
  form: {
    title: 'Write to us from here',
    text: '<p>About an order, please give its number. About a size, the length of the foot in centimetres: it tells us more than any number on a shoe.</p>',
  },
}

export type ContactsTexts = typeof en
