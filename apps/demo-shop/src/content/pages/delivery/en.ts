export const en = {
  title: 'Delivery',
  description: 'How we deliver, how long it takes and what it costs, country by country.',
  opening: {
    title: 'Delivery',
    text: 'We ship from Bishkek on Tuesdays and Fridays. Cost and delivery time for each item are shown before you pay, for every country we deliver to.',
  },
  ways: [
    {
      title: 'To your door',
      text: 'A courier calls an hour before. Felt is light, so a pair of slippers weighs less than a book.',
    },
    { title: 'To a pickup point', text: 'You get a message when the parcel arrives. It is kept for a week.' },
    { title: 'By post', text: 'Slower and cheaper, and it reaches villages that couriers don’t.' },
    {
      title: 'Pick up in Bishkek',
      text: 'At our workshop, free of charge, with tea. You can try things on right away.',
    },
  ],
  prices: {
    title: 'Delivery prices',
    text: 'To the countries nearest to us, in som, by the weight of the parcel. Slippers weigh about half a kilogram, boots one and a half, a rug of four square metres eight to ten.',
  },
  countries: { KG: 'Kyrgyzstan', KZ: 'Kazakhstan', RU: 'Russia', BY: 'Belarus', UA: 'Ukraine' },
  days: (from: number, to: number) => `${from}–${to} working days`,
  free: 'free of charge',
  upTo: (weight: string, price: string) => `up to ${weight} kg: ${price} som`,
  packing: {
    title: 'Packaging',
    items: [
      {
        title: 'Slippers, hats and accessories',
        content:
          '<p>In a box of grey card with wood shavings from the workshop that makes our lasts. No plastic: felt needs to breathe.</p>',
      },
      {
        title: 'Rugs',
        content:
          '<p>Rolled with the pattern inside around a cardboard core, in paper and a cotton cover that ties. The cover makes a good summer bag. We never fold a rug: a crease in felt stays for a month.</p>',
      },
      {
        title: 'Moths',
        content:
          '<p>Every piece spends two days in a cold room at minus eighteen degrees. Then we add a small bunch of wormwood from the mountain pastures.</p>',
      },
    ],
  },
  customs: {
    title: 'Customs',
    text: '<p>Parcels to Kazakhstan, Russia and Belarus travel within one customs union: there is nothing to declare and nothing extra to pay. For other countries we fill in the customs form; above the duty-free limit you may have to pay duty, which is not included in our price.</p>',
  },
  late: {
    title: 'If your parcel is late',
    text: '<p>We email you the number of your parcel. If it does not move for five days, write to us and we’ll trace it. If it is lost, we make your order again or refund you, whichever you prefer.</p>',
    button: 'Write to us',
  },
}

export type DeliveryTexts = typeof en
