import { sql } from 'drizzle-orm'
import type { Transaction } from '#platform/sql/database.ts'
import { account } from '#modules/accounts/tables.ts'
import { wholesaleApplication } from '#modules/wholesale/tables.ts'
import { artisan } from '#modules/catalogue/special-tables.ts'

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

/** One person of each audience. The craftsman's is the first workshop, where there is one. */
export async function seedPeople(tx: Transaction, now: Date): Promise<void> {
  const made = await tx
    .insert(account)
    .values(
      PEOPLE.map((person) => ({
        ...person,
        emailKey: person.email,
        emailConfirmedAt: now,
        passwordHash: PASSWORD_HASH,
        language: 'ru' as const,
        ...(person.market === 'specialgoods' && {
          artisansId: sql`coalesce((select min(${artisan.id}) from ${artisan}), nextval(pg_get_serial_sequence('artisan', 'id')))`,
        }),
        createdAt: now,
      })),
    )
    .onConflictDoNothing()
    .returning({ id: account.id, market: account.market })
  const client = made.find(({ market }) => market === 'wholesale')
  if (!client) return
  await tx.insert(wholesaleApplication).values({
    accountId: client.id,
    company: 'Ак-Кийиз',
    country: 'KG',
    city: 'Бишкек',
    comment: '',
    decidedBy: made.find(({ market }) => market === 'management')?.id ?? null,
    decidedAt: now,
    createdAt: now,
  })
}
