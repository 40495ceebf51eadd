export const en = {
  title: 'Delivery',
  description: 'How a parcel of felt gets to you, how long it takes and what it costs, country by country.',
  opening: {
    title: 'How it gets to you',
    text: 'Everything leaves from Bishkek, on Tuesdays and Fridays. You see the price and the days for each thing before you pay; here is the whole list.',
  },
  ways: [
    {
      title: 'To your door',
      text: 'A courier calls an hour before. Felt is light: a pair of slippers weighs less than a book.',
    },
    { title: 'To a pickup point', text: 'A message comes when it is there. The parcel waits for a week.' },
    { title: 'By post', text: 'Slower and cheaper, and it reaches villages where no courier goes.' },
    {
      title: 'From our hands',
      text: 'In the Bishkek workshop, free of charge, with tea. Try it on at once.',
    },
  ],
  prices: {
    title: 'What it costs',
    text: 'In som, by the weight of the parcel. Slippers weigh about half a kilogram, boots one and a half, a rug of four square metres eight to ten.',
  },
  countries: { KG: 'Kyrgyzstan', KZ: 'Kazakhstan', RU: 'Russia', BY: 'Belarus', UA: 'Ukraine' },
  days: (from: number, to: number) => `${from}–${to} working days`,
  free: 'free of charge',
  upTo: (weight: string, price: string) => `up to ${weight} kg: ${price} som`,
  packing: {
    title: 'How we pack',
    items: [
      {
        title: 'Slippers, hats and small things',
        content:
          '<p>In a box of grey card with wood shavings from the workshop that makes our lasts. No plastic: felt has to breathe, or it arrives smelling of itself.</p>',
      },
      {
        title: 'Rugs',
        content:
          '<p>Rolled with the pattern inside around a cardboard core, in paper and a cotton cover that ties. The cover is a good bag for the summer. A rug is never folded: a fold in felt stays for a month.</p>',
      },
      {
        title: 'Moths',
        content:
          '<p>Every piece lies for two days in the cold room at eighteen degrees below zero. Then a small bunch of wormwood from the jailoo goes in. It smells of August.</p>',
      },
    ],
  },
  customs: {
    title: 'At the border',
    text: '<p>To Kazakhstan, Russia and Belarus parcels travel within one customs union: there is nothing to declare and nothing to add. To Ukraine we fill in the customs form; above the free limit the post may ask you for duty, and that is not in our price.</p>',
  },
  late: {
    title: 'If it is late',
    text: '<p>Each parcel has a number that you get by letter. If it does not move for five days, write to us: we look for it from our end. What is lost we make again or return the money, as you choose.</p>',
    button: 'Write to us',
  },
}

export type DeliveryTexts = typeof en
