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

const daysBefore = (now: Date) => (days: number) => new Date(now.getTime() - days * DAY)

/** The age in days of the demo craftsman's order when the shop is seeded. */
export const COMMISSION_AGE = 12

/** Adds an order for the demo craftsman: a rug in production. */
export async function seedCommission(
  tx: Transaction,
  { craftsmanId, managerId, buyer, now }: Work,
): Promise<void> {
  const ago = daysBefore(now)
  const made = OWN.find(({ days }) => days !== undefined)
  if (!made) throw new Error('The demo craftsman makes nothing to order.')
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
      placedAt: ago(COMMISSION_AGE),
      paidAt: ago(COMMISSION_AGE),
      way: [
        { to: 'in_production', at: ago(COMMISSION_AGE) },
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
}

/** Adds reviews of the demo craftsman's goods, one of them answered. */
export async function seedCraftsmanReviews(
  tx: Transaction,
  { craftsmanId, now }: Pick<Work, 'craftsmanId' | 'now'>,
): Promise<void> {
  const ago = daysBefore(now)
  const [first, second = first] = OWN
  if (!first || !second) throw new Error('The demo craftsman has no goods.')
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
