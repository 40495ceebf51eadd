import { seedOrder, seedPayment, seedReviews, type OrderSeed, type Transaction } from '@shyrdak/api/seeding'
import { GOODS } from '../goods/index.ts'
import { SPECIAL_GOODS } from '../special-goods/index.ts'
import { ARTISANS } from './index.ts'

const DAY = 86_400_000

/** The goods of the first workshop, which belongs to the demo craftsman, with their ids. */
const OWN = SPECIAL_GOODS.flatMap((good, place) =>
  good.maker === ARTISANS[0]?.handle ? [{ ...good, id: GOODS.length + place + 1 }] : [],
)

interface Work {
  craftsmanId: number
  managerId: number
  buyer: OrderSeed['owner']
  now: Date
}

/** Work for the demo craftsman: a rug in production, and reviews, one of them answered. */
export async function seedCraftsmanWork(
  tx: Transaction,
  { craftsmanId, managerId, buyer, now }: Work,
): Promise<void> {
  const ago = (days: number) => new Date(now.getTime() - days * DAY)
  const made = OWN.find(({ days }) => days !== undefined)
  const [first, second = first] = OWN
  if (made?.days === undefined || !first || !second) throw new Error('The demo craftsman has no goods.')
  const orderId = await seedOrder(
    tx,
    {
      owner: buyer,
      country: 'KG',
      address: { city: 'Бишкек', street: 'ул. Токтогула, 112, кв. 7', postal_code: '720001' },
      items: [
        {
          product_id: made.id,
          variation_id: made.id * 10,
          size: made.sizes[0] ?? '',
          count: 1,
          is_special: true,
          service_id: 'kg-post',
        },
      ],
      provider: 'kicb',
      placedAt: ago(12),
      paidAt: ago(12),
      way: [
        { to: 'in_production', at: ago(12) },
        {
          to: 'in_production',
          note: 'Войлок свалян и покрашен, сегодня выкраиваем узор.',
          craftsmanId,
          at: ago(5),
        },
      ],
    },
    managerId,
  )
  await seedPayment(tx, orderId)
  await seedReviews(tx, [
    {
      productId: first.id,
      author: 'Назгүл',
      rating: 5,
      text: 'Килем сүрөттөгүдөн да сонун экен. Оюусу таза, тигиши бекем, үйгө жылуулук кошту.',
      language: 'kg',
      createdAt: ago(20),
      reply: 'Рахмат, Назгүл! Кышында үстүндө чай ичип отурууну унутпаңыз.',
      replyLanguage: 'kg',
      repliedBy: craftsmanId,
      repliedAt: ago(18),
    },
    {
      productId: second.id,
      author: 'Ирина',
      rating: 4,
      text: 'Шырдак тёплый и плотный, цвета глубокие. Ждали на неделю дольше обещанного, но оно того стоило.',
      language: 'ru',
      createdAt: ago(3),
    },
  ])
}
