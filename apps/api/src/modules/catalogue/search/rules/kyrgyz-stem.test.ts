import { expect, test } from 'vitest'
import { kyrgyzStems } from './kyrgyz-stem.ts'

test.each([
  ['тапичке', ['тапичкелер', 'тапичкеси', 'тапичкелерди', 'тапичкенин']],
  ['калпак', ['калпактар', 'калпагы', 'калпагын', 'калпактан']],
  ['жаздык', ['жаздыгы', 'жаздыктар', 'жаздыкка']],
  ['шырдак', ['шырдагы', 'шырдактын', 'шырдактарды']],
  ['килем', ['килемдер', 'килеми', 'килемге']],
])('every form of %s shares a stem with it', (term, forms) => {
  for (const form of forms)
    expect([form, kyrgyzStems(form).some((stem) => kyrgyzStems(term).includes(stem))]).toEqual([form, true])
})
