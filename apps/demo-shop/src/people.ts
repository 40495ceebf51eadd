import {
  firstArtisanId,
  newArtisanId,
  seedAccounts,
  seedApplication,
  seedEmployee,
  type Transaction,
} from '@shyrdak/api/seeding'
import { seedShopperOrders } from './shopper-orders.ts'
import { PASSWORD_HASH } from './password-hash.ts'
import { seedClients } from './wholesale/clients.ts'
import { COMMISSION_AGE, seedCommission, seedCraftsmanReviews } from './artisans/craftsman-work.ts'

const PEOPLE = [
  {
    market: 'frontend',
    email: 'shopper@example.com',
    firstName: 'Айгүл',
    lastName: 'Осмонова',
    phone: '+996700123401',
  },
  {
    market: 'wholesale',
    email: 'wholesale@example.com',
    firstName: 'Данияр',
    lastName: 'Садыков',
    phone: '+996700123402',
  },
  {
    market: 'wholesale',
    email: 'buyer@example.com',
    firstName: 'Бегимай',
    lastName: 'Турдубаева',
    phone: '+996700123405',
    employee: { of: 'wholesale@example.com', role: 'buyer' },
  },
  {
    market: 'wholesale',
    email: 'accountant@example.com',
    firstName: 'Гүлнара',
    lastName: 'Маматова',
    phone: '+996700123406',
    employee: { of: 'wholesale@example.com', role: 'accountant' },
  },
  {
    market: 'wholesale',
    email: 'hotel@example.com',
    firstName: 'Елена',
    lastName: 'Ким',
    phone: '+77011234507',
  },
  {
    market: 'wholesale',
    email: 'viewer@example.com',
    firstName: 'Асель',
    lastName: 'Жумабекова',
    phone: '+77011234508',
    employee: { of: 'hotel@example.com', role: 'viewer' },
  },
  {
    market: 'specialgoods',
    email: 'craftsman@example.com',
    firstName: 'Бурул',
    lastName: 'Токтогулова',
    phone: '+996700123403',
  },
  {
    market: 'management',
    email: 'manager@example.com',
    firstName: 'Нурлан',
    lastName: 'Эсенов',
    phone: '+996700123404',
  },
] as const

const COMPANIES = [
  {
    owner: 'wholesale@example.com',
    company: 'Ак-Кийиз',
    country: 'KG',
    city: 'Бишкек',
    priceListId: 1,
    kits: ['Ак-Кийиз', 'Ак-Кийиз Kids', 'Бишкек 150', 'Жайлоо'],
    texts: {
      delivery: 'Самовывоз, Бишкек, ул. Ахунбаева, 119',
      payment: 'Банковский перевод, две части',
      comment: 'Логотип на мысок, если можно.',
      hold: 'Ждём шерсть нужного цвета',
    },
  },
  {
    owner: 'hotel@example.com',
    company: 'Hotel Alatau',
    country: 'KZ',
    city: 'Алматы',
    priceListId: 2,
    kits: ['Alatau', 'Alatau Spa', 'Alatau Junior', 'Alatau Ski'],
    texts: {
      delivery: 'Almaty, Dostyk Avenue 52, goods entrance',
      payment: 'Invoice, 30 days',
      comment: 'Packed by room size, please.',
      hold: 'Waiting for the new logo',
    },
  },
] as const

/**
 * Adds accounts of each audience to a store without any, including two companies with employees. The
 * craftsman owns the first workshop, if there is one.
 */
export async function seedPeople(tx: Transaction, now: Date): Promise<boolean> {
  const artisansId = (await firstArtisanId(tx)) ?? newArtisanId
  const seeds = PEOPLE.map(({ email, market, firstName, lastName, phone }) => ({
    email,
    market,
    firstName,
    lastName,
    phone,
    passwordHash: PASSWORD_HASH,
    language: 'ru' as const,
    ...(market === 'specialgoods' && { artisansId }),
  }))
  const accounts = await seedAccounts(tx, seeds, now)
  if (accounts.length === 0) return false
  const idOf = (wanted: string): number => {
    const found = accounts.find(({ email }) => email === wanted)
    if (!found) throw new Error(`The demo shop has nobody called ${wanted}.`)
    return found.id
  }
  const managerId = idOf('manager@example.com')
  for (const { owner, company, country, city } of COMPANIES)
    await seedApplication(
      tx,
      { company, country, city, comment: '', accountId: idOf(owner), decidedBy: managerId },
      now,
    )
  for (const person of PEOPLE)
    if ('employee' in person) {
      const { of, role } = person.employee
      await seedEmployee(tx, idOf(person.email), { id: idOf(of), role })
    }
  const clients = COMPANIES.map(({ owner, priceListId, kits, texts }) => ({
    companyId: idOf(owner),
    people: PEOPLE.filter(
      (one) => 'employee' in one && one.employee.of === owner && one.employee.role === 'buyer',
    )
      .map(({ email }) => idOf(email))
      .concat(idOf(owner)),
    priceListId,
    kits,
    texts,
  }))
  await seedClients(tx, clients, { managerId, now })
  const buyer = { ...PEOPLE[0], id: idOf(PEOPLE[0].email), language: 'ru' as const }
  const craftsmanId = idOf('craftsman@example.com')
  await seedShopperOrders(tx, buyer, {
    managerId,
    now,
    commission: {
      age: COMMISSION_AGE,
      seed: () => seedCommission(tx, { craftsmanId, managerId, buyer, now }),
    },
  })
  await seedCraftsmanReviews(tx, { craftsmanId, now })
  return true
}
