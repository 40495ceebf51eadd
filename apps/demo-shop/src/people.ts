import {
  firstWorkshopId,
  newWorkshopId,
  seedAccounts,
  seedApplication,
  type Transaction,
} from '@shyrdak/api/seeding'

/** Of `felt-and-wool`, the password of all demo people: hashing it at the first start would take a while. */
const PASSWORD_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$ihmoZUeJpAxv4v71K/xtVA$JJBYaTyHA1SkL0RFgE0tBJoWJxc8AXHiyOTn7xSD4FI'

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

/** One person of each audience, in a store without any. The craftsman's is the first workshop, where there is one. */
export async function seedPeople(tx: Transaction, now: Date): Promise<boolean> {
  const artisansId = (await firstWorkshopId(tx)) ?? newWorkshopId
  const seeds = PEOPLE.map((person) => ({
    ...person,
    passwordHash: PASSWORD_HASH,
    language: 'ru' as const,
    ...(person.market === 'specialgoods' && { artisansId }),
  }))
  const accounts = await seedAccounts(tx, seeds, now)
  const idOf = (wanted: (typeof PEOPLE)[number]['market']) =>
    accounts.find(({ market }) => market === wanted)?.id
  const accountId = idOf('wholesale')
  if (accountId === undefined) return false
  const company = { company: 'Ак-Кийиз', country: 'KG', city: 'Бишкек', comment: '' }
  await seedApplication(tx, { ...company, accountId, decidedBy: idOf('management') ?? null }, now)
  return true
}
