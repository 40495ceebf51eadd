import type { Language, Person } from '@shyrdak/sdk/contract'

/** Somebody with an account. */
export const aigul = (language: Language): Person => ({
  id: 7,
  role: 'retail',
  first_name: 'Айгүл',
  last_name: 'Асанова',
  email: 'aigul@example.kg',
  is_email_confirmed: true,
  new_email: null,
  phone: '+996700123456',
  language,
  created_at: '2026-11-20T00:00:00Z',
})
