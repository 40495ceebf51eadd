import { ShyrdakError } from '@shyrdak/sdk'
import { build, fakeTransport as bareTransport, refusal, type FakeAnswers } from '@shyrdak/sdk/testing'
import { ManagedWholesaleGoods } from '@shyrdak/sdk/management'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { atDesk } from '../testing/at-desk.tsx'
import { comeBack } from '../testing/come-back.ts'
import { AROUND, CHOICES, priceIn, SMOKE, someGoods, stockRow } from '../testing/goods-answers.ts'
import { GoodsItem } from './goods-item.tsx'
import { NewGoods } from './new-goods.tsx'

const READ = 'GET /management/goods/:id'
const UPDATE = 'PUT /management/goods/:id'
const COLORS = 'PUT /management/goods/:id/colors'
const LINKS = 'PUT /management/goods/:id/links'
const PRICES = 'PUT /management/goods/:id/prices'
const CREATE = 'POST /management/goods'
const COPY = 'POST /management/goods/:id/copies'
const REMOVE = 'DELETE /management/goods/:id'

async function open(answers: FakeAnswers) {
  const transport = bareTransport({ ...AROUND, [READ]: someGoods(), ...answers })
  await atDesk({ at: '/desk/goods/3', transport, Page: () => <GoodsItem kind="goods" id={3} /> })
  await screen.findByRole('region', { name: 'Weight' })
  return transport
}

const section = (name: string) => within(screen.getByRole('region', { name }))
const save = (name: string) => userEvent.click(section(name).getByRole('button', { name: 'Save' }))
const isSaved = (name: string) => section(name).findByText('Saved. The store is up to date.')

test('texts are edited by language, with missing ones counted and copied from another language', async () => {
  const half = someGoods({
    name: { en: 'Warm slippers', ru: '', kg: '' },
    description: { en: '', ru: '', kg: '' },
  })
  const transport = await open({ [READ]: half, [UPDATE]: someGoods({ revision: 5 }) })
  const texts = section('Name and description')
  await userEvent.click(texts.getByRole('radio', { name: /^Kyrgyz\s*1\stext missing/ }))
  expect(texts.getByRole('textbox', { name: 'Name' })).toHaveValue('')
  await userEvent.click(texts.getByRole('button', { name: 'Copy what is missing from English' }))
  expect(texts.getByRole('textbox', { name: 'Name' })).toHaveValue('Warm slippers')
  await userEvent.clear(texts.getByRole('textbox', { name: 'Name' }))
  await userEvent.type(texts.getByRole('textbox', { name: 'Name' }), 'Тапичке')
  await userEvent.click(texts.getByRole('button', { name: 'Add a detail' }))
  await userEvent.type(texts.getByRole('textbox', { name: 'Title' }), 'Таман')
  await userEvent.type(texts.getByRole('textbox', { name: 'Text' }), 'Булгаары')
  await save('Name and description')
  expect(await isSaved('Name and description')).toBeVisible()
  expect(transport.callsOf(UPDATE)[0]).toMatchObject({
    query: { revision: 4 },
    body: {
      name: { en: 'Warm slippers', ru: '', kg: 'Тапичке' },
      details: [{ name: { kg: 'Таман' }, text: { kg: 'Булгаары' } }],
      slug: 'warm-slippers',
      group: 'unisex',
    },
  })
})

test('a product on sale is not saved without a language, which is opened with its field focused', async () => {
  const sold = someGoods({ prices: [priceIn('KG', '1500.00')] })
  const transport = await open({ [READ]: sold })
  const texts = section('Name and description')
  await userEvent.click(texts.getByRole('radio', { name: /Kyrgyz/ }))
  await userEvent.clear(texts.getByRole('textbox', { name: 'Name' }))
  await userEvent.click(texts.getByRole('radio', { name: /English/ }))
  await save('Name and description')
  expect(texts.getByRole('radio', { name: /Kyrgyz/ })).toBeChecked()
  expect(texts.getByRole('textbox', { name: 'Name' })).toHaveFocus()
  expect(texts.getByText('Required field')).toBeVisible()
  expect(transport.callsOf(UPDATE)).toHaveLength(0)
})

test('a taken address is refused at its field, and another one is proposed from the name', async () => {
  const taken = refusal('INVALID', { issues: [{ path: ['slug'], code: 'taken' }] })
  const transport = await open({
    [READ]: someGoods({ slug: 'old-slippers', prices: [priceIn('KG', '1500.00')] }),
    [UPDATE]: taken,
  })
  const place = section('Place in the store')
  expect(place.getByText(/The old address leads to the new one/)).toBeVisible()
  await userEvent.click(place.getByRole('button', { name: 'Use “warm-slippers”' }))
  await save('Place in the store')
  expect(await place.findByText('Already taken, choose another')).toBeVisible()
  expect(place.getByRole('textbox', { name: 'Address: /product/' })).toHaveFocus()
  expect(transport.callsOf(UPDATE)[0]?.body).toMatchObject({ slug: 'warm-slippers' })
})

test('a stale change is reported, merged with the colleague’s, and saved on the next press', async () => {
  const transport = await open({ [UPDATE]: refusal('STALE') })
  await userEvent.selectOptions(
    section('Place in the store').getByRole('combobox', { name: 'Category' }),
    'Shoes',
  )
  transport.answer(READ, someGoods({ revision: 9, weight: 555 }))
  await save('Place in the store')
  expect(await section('Place in the store').findByText(/A colleague has changed this product/)).toBeVisible()
  expect(
    section('Weight').getByRole('textbox', { name: 'Weight, g' }),
    'theirs is shown where nobody has typed',
  ).toHaveValue('555')
  transport.answer(UPDATE, someGoods({ revision: 10, weight: 555, category_id: 1 }))
  await save('Place in the store')
  expect(await isSaved('Place in the store')).toBeVisible()
  expect(transport.callsOf(UPDATE)[1]).toMatchObject({
    query: { revision: 9 },
    body: { category_id: 1, weight: 555 },
  })
})

test('two sections saved one after the other on a slow line are both stored, and nobody else is blamed', async () => {
  let stored = someGoods({ revision: 4, weight: 400, category_id: 2 })
  const arrivals: (() => void)[] = []
  const transport = await open({
    [READ]: stored,
    [UPDATE]: ({ query, body }) =>
      new Promise((resolve, reject) =>
        arrivals.push(() => {
          if (query?.['revision'] !== stored.revision)
            return reject(new ShyrdakError({ code: 'STALE', operation: UPDATE }))
          stored = { ...stored, ...(body as Partial<typeof stored>), revision: stored.revision + 1 } // as sent
          return resolve(stored)
        }),
      ),
  })
  await userEvent.selectOptions(
    section('Place in the store').getByRole('combobox', { name: 'Category' }),
    'Shoes',
  )
  const weight = section('Weight').getByRole('textbox', { name: 'Weight, g' })
  await userEvent.clear(weight)
  await userEvent.type(weight, '555')
  await save('Place in the store')
  await save('Weight')
  expect(section('Weight').getByText(/Saving/)).toBeVisible()
  await waitFor(() => expect(arrivals).toHaveLength(1))
  arrivals[0]?.()
  await waitFor(() => expect(arrivals).toHaveLength(2))
  arrivals[1]?.()
  expect(await isSaved('Weight')).toBeVisible()
  expect(await isSaved('Place in the store')).toBeVisible()
  expect(screen.queryByText(/colleague/)).toBeNull()
  expect(transport.callsOf(UPDATE)[1]).toMatchObject({
    query: { revision: 5 },
    body: { category_id: 1, weight: 555 },
  })
})

test('a colleague’s changes in the same form are listed by field, and either of two texts is saved', async () => {
  const transport = await open({ [UPDATE]: refusal('STALE') })
  const texts = section('Name and description')
  await userEvent.type(texts.getByRole('textbox', { name: 'Name' }), ' of wool')
  const { name } = someGoods()
  transport.answer(
    READ,
    someGoods({
      revision: 9,
      name: { ...name, en: 'Slow slippers', kg: 'Жай тапичке' },
      details: [{ name: { en: 'Wool', ru: '', kg: '' }, text: { en: 'Grey', ru: '', kg: '' } }],
    }),
  )
  await save('Name and description')
  expect(await texts.findByText('A colleague has changed:')).toBeVisible()
  expect(texts.getByText('Name, English').parentElement).toHaveTextContent(
    `Name, English Slow slippersYours: ${name.en} of wool`,
  )
  expect(texts.getByText('Name, Kyrgyz').parentElement).toHaveTextContent('Жай тапичке')
  expect(texts.getByText(/^Materials and care: a colleague has changed the list/)).toBeVisible()
  transport.answer(UPDATE, someGoods({ revision: 10 }))
  await save('Name and description')
  expect(transport.callsOf(UPDATE)[1], 'theirs stays in the language where nobody has typed').toMatchObject({
    query: { revision: 9 },
    body: { name: { en: `${name.en} of wool`, kg: 'Жай тапичке' } },
  })

  transport.answer(UPDATE, refusal('STALE'))
  await userEvent.type(texts.getByRole('textbox', { name: 'Name' }), ' and felt')
  transport.answer(READ, someGoods({ revision: 11, name: { ...name, en: 'Swift slippers' } }))
  await save('Name and description')
  await userEvent.click(await texts.findByRole('button', { name: /^Take theirs.*Name, English/ }))
  expect(texts.getByRole('textbox', { name: 'Name' })).toHaveValue('Swift slippers')
})

test('a colleague’s choice is reported by its name', async () => {
  const transport = await open({ [UPDATE]: refusal('STALE') })
  const place = section('Place in the store')
  await userEvent.selectOptions(place.getByRole('combobox', { name: /^Model/ }), 'Boots')
  transport.answer(READ, someGoods({ revision: 9, group: 'male' }))
  await save('Place in the store')
  expect((await place.findByText('For whom', { selector: 'strong' })).parentElement).toHaveTextContent('Men')
})

test('a new colour starts with the sizes of the first, and its stock can be counted at once', async () => {
  const both = [
    ...someGoods().colors,
    { variation_id: 80, color_id: 8, color_name: SMOKE, photos: [], sizes: ['36', '38'] },
  ]
  const row = { ...stockRow('38', 0), variation_id: 80, color_name: SMOKE }
  const changed = someGoods({ revision: 5, colors: both, stock: [...someGoods().stock, row] })
  const transport = await open({ [COLORS]: changed })
  const colors = section('Colours and photos')
  await userEvent.selectOptions(colors.getByLabelText('Another colour'), 'Smoke')
  await userEvent.click(colors.getByRole('button', { name: 'Add' }))
  const smoke = within(colors.getByRole('group', { name: 'Smoke' }))
  expect(smoke.getByLabelText('Sizes')).toHaveValue('36, 37')
  await userEvent.clear(smoke.getByLabelText('Sizes'))
  await userEvent.type(smoke.getByLabelText('Sizes'), '36; 38')
  await userEvent.click(colors.getByRole('button', { name: 'Move Smoke forward' }))
  await save('Colours and photos')
  expect(await isSaved('Colours and photos')).toBeVisible()
  expect(transport.callsOf(COLORS)[0]).toMatchObject({
    query: { revision: 4 },
    body: {
      colors: [
        { color_id: 8, photos: [], sizes: ['36', '38'] },
        { color_id: 7, photos: ['/media/a.jpg', '/media/b.jpg'], sizes: ['36', '37'] },
      ],
    },
  })
  expect(within(section('Stock').getByRole('group', { name: /Smoke/ })).getByLabelText('38')).toHaveValue('0')
})

test('whoever adds no colour is led to the list of colours', async () => {
  await open({})
  const colors = section('Colours and photos')
  await userEvent.click(colors.getByRole('button', { name: 'Add' }))
  expect(colors.getByLabelText('Another colour')).toHaveFocus()
})

test('a removed size with stock is named before its stock is lost', async () => {
  await open({})
  const colors = section('Colours and photos')
  await userEvent.clear(colors.getByLabelText('Sizes'))
  await userEvent.type(colors.getByLabelText('Sizes'), '37')
  expect(colors.getByText('Madder, 36: 4 pieces')).toBeVisible()
})

test('a colour with stock is removed after a question that counts it, and one without at once', async () => {
  const smoke = { variation_id: 80, color_id: 8, color_name: SMOKE, photos: [], sizes: ['36'] }
  await open({ [READ]: someGoods({ colors: [...someGoods().colors, smoke] }) })
  const colors = section('Colours and photos')
  const trash = colors.getByRole('button', { name: 'Remove Madder' })
  await userEvent.click(trash)
  expect(colors.getByText(/^Remove Madder and its 13 pieces in stock\?/)).toHaveFocus()
  await userEvent.click(colors.getByRole('button', { name: 'Keep' }))
  expect(trash).toHaveFocus()
  await userEvent.keyboard('{Enter}{Escape}')
  expect(colors.queryByText(/in stock\?/)).toBeNull()
  expect(trash).toHaveFocus()
  await userEvent.click(trash)
  await userEvent.click(colors.getByRole('button', { name: 'Remove' }))
  expect(colors.queryByRole('group', { name: 'Madder' })).toBeNull()
  await waitFor(() => expect(colors.getByRole('heading', { name: 'Smoke' })).toHaveFocus())
  await userEvent.click(colors.getByRole('button', { name: 'Remove Smoke' }))
  expect(colors.queryByRole('group', { name: 'Smoke' })).toBeNull()
  await waitFor(() => expect(colors.getByRole('heading', { name: 'Colours and photos' })).toHaveFocus())
  await userEvent.click(colors.getByRole('button', { name: 'Discard changes' }))
  expect(colors.getByRole('group', { name: 'Madder' })).toBeVisible()
})

test('a colour moved to an end keeps the focus on its arrow and announces its place', async () => {
  const smoke = { variation_id: 80, color_id: 8, color_name: SMOKE, photos: [], sizes: ['36'] }
  await open({ [READ]: someGoods({ colors: [...someGoods().colors, smoke] }) })
  const colors = section('Colours and photos')
  const later = () => colors.getByRole('button', { name: 'Move Madder back' })
  later().focus()
  await userEvent.keyboard('{Enter}')
  expect(colors.getByText('Madder: place 2 of 2')).toBeInTheDocument()
  await waitFor(() => expect(later()).toHaveFocus())
  expect(later()).toHaveAttribute('aria-disabled', 'true')
  await userEvent.keyboard('{Enter}')
  expect(colors.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Smoke',
    'Madder',
  ])
})

test('an unknown photo is reported at its colour', async () => {
  const unknown = refusal('INVALID', { issues: [{ path: ['colors', 0, 'photos', 1], code: 'unknown' }] })
  await open({ [COLORS]: unknown })
  const colors = section('Colours and photos')
  await userEvent.click(colors.getByRole('button', { name: 'Move photo 1 back: Madder' }))
  await save('Colours and photos')
  expect(await colors.findByText('This doesn’t exist, choose another')).toBeVisible()
  expect(colors.getByLabelText('Add photos: Madder')).toHaveFocus()
})

test('a colleague’s changes of the colours are reported and merged with the own ones', async () => {
  const transport = await open({ [COLORS]: refusal('STALE') })
  const colors = section('Colours and photos')
  await userEvent.clear(colors.getByLabelText('Sizes'))
  await userEvent.type(colors.getByLabelText('Sizes'), '36, 37, 39')
  const [madder] = someGoods().colors
  const smoke = { variation_id: 80, color_id: 8, color_name: SMOKE, photos: [], sizes: ['36'] }
  const theirs = [{ ...madder!, photos: ['/media/b.jpg'], sizes: ['36', '37', '38'] }, smoke]
  transport.answer(READ, someGoods({ revision: 9, colors: theirs }))
  await save('Colours and photos')
  const alert = within(await colors.findByRole('alert'))
  expect(alert.getByText('A colleague has added “Smoke”.')).toBeVisible()
  expect(alert.getByText(/^Photos: Madder: a colleague has changed the list/)).toBeVisible()
  expect(alert.getByText('Sizes: Madder').parentElement).toHaveTextContent(
    'Sizes: Madder 36, 37, 38Yours: 36, 37, 39',
  )
  expect(colors.getByRole('group', { name: 'Smoke' })).toBeVisible()
  await userEvent.click(alert.getByRole('button', { name: /^Take theirs/ }))
  const [first] = colors.getAllByLabelText('Sizes')
  expect(first).toHaveValue('36, 37, 38')
  await userEvent.click(alert.getByRole('button', { name: /^Take yours/ }))
  expect(first).toHaveValue('36, 37, 39')
  transport.answer(COLORS, someGoods({ revision: 10, colors: theirs }))
  await save('Colours and photos')
  expect(transport.callsOf(COLORS)[1]).toMatchObject({
    query: { revision: 9 },
    body: {
      colors: [
        { color_id: 7, photos: ['/media/b.jpg'], sizes: ['36', '37', '39'] },
        { color_id: 8, photos: [], sizes: ['36'] },
      ],
    },
  })
})

test('a colleague’s changes of the buttons are reported and merged with the own ones', async () => {
  const care = { text: { en: 'Care', ru: 'Уход', kg: 'Күтүү' }, href: '/pages/care' }
  const wool = { text: { en: 'Wool', ru: 'Шерсть', kg: 'Жүн' }, href: '/pages/wool' }
  const transport = await open({ [READ]: someGoods({ links: [care, wool] }), [LINKS]: refusal('STALE') })
  const links = section('Buttons')
  const first = within(links.getByRole('group', { name: 'Button 1' }))
  await userEvent.type(first.getByRole('textbox', { name: 'English' }), ' tips')
  const theirs = { href: care.href, text: { ...care.text, en: 'Care guide', ru: 'Как ухаживать' } }
  transport.answer(READ, someGoods({ revision: 9, links: [theirs] }))
  await save('Buttons')
  const alert = within(await links.findByRole('alert'))
  expect(alert.getByText('A colleague has deleted “Wool”.')).toBeVisible()
  expect(alert.getByText('Button 1, English').parentElement).toHaveTextContent(
    'Button 1, English Care guideYours: Care tips',
  )
  expect(alert.getByText('Button 1, Russian').parentElement).toHaveTextContent('Как ухаживать')
  expect(first.getByRole('textbox', { name: 'Russian' })).toHaveValue('Как ухаживать')
  await userEvent.click(alert.getByRole('button', { name: /^Take theirs/ }))
  expect(first.getByRole('textbox', { name: 'English' })).toHaveValue('Care guide')
  await userEvent.click(alert.getByRole('button', { name: /^Take yours/ }))
  await save('Buttons')
  expect(transport.callsOf(LINKS)[1]).toMatchObject({
    query: { revision: 9 },
    body: { links: [{ href: care.href, text: { en: 'Care tips', ru: 'Как ухаживать', kg: 'Күтүү' } }] },
  })
})

test('a draft lists what it needs before it is sold, with links', async () => {
  const draft = someGoods({ name: { en: 'Warm slippers', ru: '', kg: '' }, colors: [], stock: [] })
  await open({ [READ]: draft })
  const state = section('Not on sale')
  const missing = state.getAllByRole('link').filter((link) => link.closest('[data-state]'))
  expect(missing.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Texts in all three languages', '#desk-texts'],
    ['A colour with a size', '#desk-colors'],
    ['A photo', '#desk-colors'],
    ['Pieces in stock', '#desk-stock'],
    ['A price in a country', '#desk-prices'],
  ])
  expect(state.queryByRole('link', { name: 'View in the store' })).toBeNull()
  expect(section('Prices').getByText('Before it can have a price, it needs:')).toBeVisible()
})

test('a price that a draft may not have yet is refused with what the draft needs, beside the button', async () => {
  const draft = someGoods({ name: { en: 'Warm slippers', ru: '', kg: '' } })
  const missing = refusal('INVALID', { issues: [{ path: ['name', 'ru'], code: 'required' }] })
  await open({ [READ]: draft, [PRICES]: missing })
  const prices = section('Prices')
  await userEvent.selectOptions(prices.getByLabelText('Another country'), 'KG')
  await userEvent.click(prices.getByRole('button', { name: 'Add' }))
  await userEvent.type(
    within(prices.getByRole('group', { name: 'Kyrgyzstan' })).getByRole('textbox', { name: 'Price' }),
    '3500',
  )
  await save('Prices')
  const why = within(await prices.findByRole('alert'))
  expect(why.getByText('Not saved')).toBeVisible()
  expect(why.getByText('Texts in all three languages')).toBeVisible()
})

test('a discount that leaves nothing to pay is refused with its maximum', async () => {
  await open({ [READ]: someGoods({ prices: [priceIn('KG', '3200.00')] }) })
  const prices = section('Prices')
  const [, discount] = prices.getAllByRole('textbox', { name: 'Discount' })
  if (!discount) throw new Error('the product has a price')
  await userEvent.type(discount, '3200')
  await save('Prices')
  expect(discount).toHaveAccessibleDescription('At least 1 som has to remain: at most 3\u00a0199 som')
})

test('one price is filled in for a group of countries, with its amount in their currency', async () => {
  const transport = await open({ [PRICES]: someGoods({ prices: [priceIn('KG', '3200.00')] }) })
  const prices = section('Prices')
  await userEvent.click(prices.getByRole('button', { name: 'Fill in' }))
  const bulk = within(prices.getByRole('group', { name: 'One price for many countries' }))
  expect(bulk.getByText('Required field')).toBeVisible()
  await userEvent.type(bulk.getByRole('textbox', { name: 'Price' }), '1234567890')
  await userEvent.click(prices.getByRole('button', { name: 'Fill in' }))
  expect(bulk.getByText('Maximum value: 20 000 000')).toBeVisible()
  await userEvent.clear(bulk.getByRole('textbox', { name: 'Price' }))
  expect(bulk.getByLabelText('Countries')).toHaveDisplayValue('We deliver to (2)')
  await userEvent.type(bulk.getByRole('textbox', { name: 'Price' }), '3 200')
  await userEvent.click(bulk.getByRole('button', { name: 'Fill in' }))
  expect(prices.getByText('≈ ₸18,823.53')).toBeVisible()
  await userEvent.type(within(prices.getByRole('group', { name: 'KZ' })).getByLabelText('Discount'), '200')
  await save('Prices')
  expect(transport.callsOf(PRICES)[0]?.body).toEqual({
    prices: [
      { country_iso_code: 'KG', price: '3200.00', discount: '0.00' },
      { country_iso_code: 'KZ', price: '3200.00', discount: '200.00' },
    ],
  })
})

test('Enter in the price for many countries fills it in, and puts nothing on sale yet', async () => {
  const transport = await open({ [READ]: someGoods({ prices: [priceIn('KG', '1500.00')] }) })
  const prices = section('Prices')
  const bulk = within(prices.getByRole('group', { name: 'One price for many countries' }))
  const kyrgyzstan = within(prices.getByRole('group', { name: 'Kyrgyzstan' }))
  await userEvent.type(kyrgyzstan.getByLabelText('Discount'), '100')
  await userEvent.type(bulk.getByRole('textbox', { name: 'Discount' }), '200{Enter}')
  expect(bulk.getByText('Required field')).toBeVisible()
  await userEvent.type(bulk.getByRole('textbox', { name: 'Price' }), '3200{Enter}')
  expect(kyrgyzstan.getByRole('textbox', { name: 'Price' })).toHaveValue('3200')
  expect(kyrgyzstan.getByLabelText('Discount')).toHaveValue('200')
  expect(transport.callsOf(PRICES)).toHaveLength(0)
})

test('the keyboard goes on beside a row that vanishes, and in one that is added', async () => {
  const isFocused = (found: () => HTMLElement) => waitFor(() => expect(found()).toHaveFocus())
  await open({ [READ]: someGoods({ prices: [priceIn('KG', '1500.00')] }) })
  for (const [name, added, removed, first] of [
    ['Name and description', 'Add a detail', 'Remove detail', 'Title'],
    ['Buttons', 'Add a button', 'Remove button', /^Leads to/],
  ] as const) {
    const rows = section(name)
    const press = (label: string) => userEvent.click(rows.getByRole('button', { name: label }))
    for (const place of [1, 2, 3]) {
      await press(added)
      await isFocused(() => rows.getAllByRole('textbox', { name: first })[place - 1]!)
    }
    await press(`${removed} 3`)
    await isFocused(() => rows.getByRole('button', { name: `${removed} 2` }))
    await press(`${removed} 1`)
    await isFocused(() => rows.getByRole('button', { name: `${removed} 1` }))
    await press(`${removed} 1`)
    await isFocused(() => rows.getByRole('button', { name: added }))
  }
  const prices = section('Prices')
  const press = (label: RegExp) => userEvent.click(prices.getByRole('button', { name: label }))
  await press(/^Stop selling in Kyrgyzstan/)
  await isFocused(() => prices.getByRole('button', { name: /Kyrgyzstan/ }))
  await userEvent.selectOptions(prices.getByLabelText('Another country'), 'KZ')
  await press(/^Add$/)
  await press(/^Stop selling in KZ/)
  await isFocused(() => prices.getByLabelText('Another country'))
  await userEvent.click(prices.getByRole('button', { name: /Kyrgyzstan/ }))
  const kyrgyzstan = within(prices.getByRole('group', { name: 'Kyrgyzstan' }))
  await isFocused(() => kyrgyzstan.getByRole('textbox', { name: 'Price' }))
})

test('a button is added with its texts in three languages and its address', async () => {
  const transport = await open({ [LINKS]: someGoods({ revision: 5 }) })
  const links = section('Buttons')
  await userEvent.click(links.getByRole('button', { name: 'Add a button' }))
  const first = within(links.getByRole('group', { name: 'Button 1' }))
  await userEvent.type(first.getByRole('textbox', { name: 'Leads to' }), '/pages/care')
  const text = { en: 'Care', ru: 'Уход', kg: 'Кам көрүү' }
  await userEvent.type(first.getByRole('textbox', { name: 'English' }), text.en)
  await userEvent.type(first.getByRole('textbox', { name: 'Russian' }), text.ru)
  await userEvent.type(first.getByRole('textbox', { name: 'Kyrgyz' }), text.kg)
  await save('Buttons')
  expect(await isSaved('Buttons')).toBeVisible()
  expect(transport.callsOf(LINKS)[0]?.body).toEqual({
    links: [{ text, href: '/pages/care' }],
  })
})

test('a product is taken off sale after a question, and put back at the same prices', async () => {
  const sold = someGoods({ prices: [priceIn('KG', '1500.00')], prices_revision: 6 })
  const transport = await open({ [READ]: sold, [PRICES]: someGoods({ prices_revision: 7 }) })
  const whole = section('The whole product')
  await userEvent.click(whole.getByRole('button', { name: 'Take off sale' }))
  expect(whole.getByText('Remove its prices in all countries?')).toHaveFocus()
  await userEvent.click(whole.getByRole('button', { name: 'Take off sale' }))
  expect(await screen.findByRole('region', { name: 'Not on sale' })).toBeVisible()
  expect(whole.getByRole('status'), 'the keyboard goes on at what is said').toHaveFocus()
  expect(transport.callsOf(PRICES)[0]).toMatchObject({ query: { revision: 6 }, body: { prices: [] } })
  transport.answer(PRICES, sold)
  await userEvent.click(whole.getByRole('button', { name: 'Sell again at the same prices' }))
  expect(await screen.findByRole('region', { name: /On sale in 1 country/ })).toBeVisible()
  expect(whole.getByRole('button', { name: 'Take off sale' })).toHaveFocus()
  expect(transport.callsOf(PRICES)[1]).toMatchObject({
    query: { revision: 7 },
    body: { prices: [{ country_iso_code: 'KG', price: '1500.00', discount: '0.00' }] },
  })
})

test('prices that a colleague has changed are not removed, and the new ones are shown', async () => {
  const transport = await open({
    [READ]: someGoods({ prices: [priceIn('KG', '1500.00')] }),
    [PRICES]: refusal('STALE'),
  })
  const whole = section('The whole product')
  await userEvent.click(whole.getByRole('button', { name: 'Take off sale' }))
  transport.answer(READ, someGoods({ prices: [priceIn('KG', '1700.00')], prices_revision: 9 }))
  await userEvent.click(whole.getByRole('button', { name: 'Take off sale' }))
  expect(await whole.findByText('Not done')).toBeVisible()
  expect(await screen.findByDisplayValue(/^1700/)).toBeVisible()
})

test('a product in use is not deleted, and says what uses it', async () => {
  const named = ['orders', 'wishlists'].map((use) => ({ path: [use], code: 'in_use' }))
  const transport = await open({ [REMOVE]: refusal('INVALID', { issues: named }) })
  const whole = section('The whole product')
  await userEvent.click(whole.getByRole('button', { name: 'Delete' }))
  await userEvent.click(whole.getByRole('button', { name: 'Keep' }))
  expect(transport.callsOf(REMOVE)).toHaveLength(0)
  await userEvent.click(whole.getByRole('button', { name: 'Delete' }))
  await userEvent.click(whole.getByRole('button', { name: 'Delete' }))
  expect(await whole.findByText('Not deleted')).toBeVisible()
  expect(whole.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'orders',
    'wishlists',
  ])
})

test('a failed copy is reported, and the product and what was typed stay', async () => {
  await open({ [COPY]: refusal('UNAVAILABLE') })
  const name = section('Name and description').getByRole('textbox', { name: 'Name' })
  await userEvent.type(name, ' of wool')
  const whole = section('The whole product')
  await userEvent.click(whole.getByRole('button', { name: 'Duplicate' }))
  expect(await whole.findByText('Not done')).toBeVisible()
  expect(name).toBeVisible()
  expect(name).toHaveValue(`${someGoods().name.en} of wool`)
  expect(whole.getByRole('button', { name: 'Duplicate' })).toBeEnabled()
})

test('a copy does not take a manager away from unsaved texts without asking', async () => {
  await open({ [COPY]: someGoods({ id: 8 }) })
  const name = section('Name and description').getByRole('textbox', { name: 'Name' })
  await userEvent.type(name, ' of wool')
  await userEvent.click(section('The whole product').getByRole('button', { name: 'Duplicate' }))
  expect(await screen.findByRole('dialog', { name: 'Leave this page?' })).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Stay' }))
  expect(name).toHaveValue(`${someGoods().name.en} of wool`)
})

test('a new product requires a name in one language, and its address follows the name', async () => {
  const transport = bareTransport({ ...AROUND, [CREATE]: refusal('UNAVAILABLE') })
  await atDesk({ at: '/desk/goods/new', transport, Page: () => <NewGoods kind="goods" /> })
  const form = within(await screen.findByRole('region', { name: 'New retail product' }))
  for (const needed of ['English', 'Russian', 'Kyrgyz', 'Address: /product/', 'Weight, g'])
    expect(form.getByRole('textbox', { name: needed })).toBeRequired()
  for (const needed of ['Category', 'For whom'])
    expect(form.getByRole('combobox', { name: needed })).toBeRequired()
  await userEvent.type(form.getByRole('textbox', { name: 'Weight, g' }), '420')
  await userEvent.click(form.getByRole('button', { name: 'Create draft' }))
  expect(form.getByRole('textbox', { name: 'English' }), 'in the manager’s language').toHaveFocus()
  expect(form.getByRole('textbox', { name: 'Russian' })).toBeValid()
  await userEvent.type(form.getByRole('textbox', { name: 'Russian' }), 'Чуни')
  expect(form.getByRole('textbox', { name: 'English' })).toBeValid()
  expect(form.getByRole('textbox', { name: 'Address: /product/' })).toBeValid()
  expect(form.getByRole('textbox', { name: 'Kyrgyz' }), 'one language is enough').not.toBeRequired()
  expect(form.getByRole('textbox', { name: 'Address: /product/' })).toHaveValue('chuni')
  await userEvent.type(form.getByRole('textbox', { name: 'English' }), 'Felt chuni')
  expect(form.getByRole('textbox', { name: 'Address: /product/' })).toHaveValue('felt-chuni')
  await userEvent.selectOptions(form.getByRole('combobox', { name: 'Category' }), '\u2003Mules')
  await userEvent.selectOptions(form.getByRole('combobox', { name: 'For whom' }), 'Unisex')
  await userEvent.click(form.getByRole('button', { name: 'Create draft' }))
  expect(await form.findByText('Not saved')).toBeVisible()
  expect(transport.callsOf(CREATE)[0]?.body).toEqual({
    name: { en: 'Felt chuni', ru: 'Чуни', kg: '' },
    description: { en: '', ru: '', kg: '' },
    details: [],
    slug: 'felt-chuni',
    weight: 420,
    category_id: 2,
    group: 'unisex',
    technique: null,
    model: null,
    size_chart_id: null,
    main_position: null,
  })
})

test('a new product’s issues are explained at their fields until they are corrected', async () => {
  const transport = bareTransport({ ...AROUND, [CREATE]: refusal('UNAVAILABLE') })
  await atDesk({ at: '/desk/goods/new', transport, Page: () => <NewGoods kind="goods" /> })
  const form = within(await screen.findByRole('region', { name: 'New retail product' }))
  const [english, weight] = [
    form.getByRole('textbox', { name: 'English' }),
    form.getByRole('textbox', { name: 'Weight, g' }),
  ]
  await userEvent.click(english)
  await userEvent.paste('x'.repeat(121))
  await userEvent.type(weight, 'half a kilo')
  await userEvent.click(form.getByRole('button', { name: 'Create draft' }))
  expect(english).toHaveFocus()
  expect(english).toHaveAccessibleDescription('Maximum field length: 120')
  expect(weight).toHaveAccessibleDescription(/^A whole number of grams, such as 450/)
  await userEvent.type(english, '{Backspace}')
  expect(english).not.toBeInvalid()
  await userEvent.clear(weight)
  await userEvent.type(weight, '450')
  expect(weight).not.toBeInvalid()
  expect(transport.callsOf(CREATE)).toHaveLength(0)
})

test('a store without categories says that one is needed first', async () => {
  const choices = { ...CHOICES, categories: [] }
  const transport = bareTransport({ ...AROUND, 'GET /management/goods/choices': choices })
  await atDesk({ at: '/desk/goods/new', transport, Page: () => <NewGoods kind="goods" /> })
  expect(await screen.findByText(/Add a category first/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Create draft' })).toBeNull()
})

test('the last sole of a product on sale cannot be removed, and the soles say why', async () => {
  const leather = { id: 5, name: { en: 'Leather', ru: 'Кожа', kg: 'Булгаары' } }
  const goods = build(ManagedWholesaleGoods, {
    id: 3,
    price_type: 'sole',
    size_chart_id: null,
    sole_ids: [5],
    weight: 400,
    prices: [priceIn('KG', '900.00')],
  })
  const transport = bareTransport({
    ...AROUND,
    'GET /management/wholesale-goods/choices': { ...CHOICES, soles: [leather] },
    'GET /management/wholesale-goods/:id': goods,
  })
  await atDesk({
    at: '/desk/wholesale-goods/3',
    transport,
    Page: () => <GoodsItem kind="wholesale-goods" id={3} />,
  })
  await screen.findByRole('region', { name: 'Making' })
  const sole = section('Making').getByRole('checkbox', { name: 'Leather' })
  await userEvent.click(sole)
  await save('Making')
  expect(section('Making').getByRole('group', { name: 'Soles' })).toHaveAccessibleDescription(
    'Needed while the product is on sale',
  )
  expect(sole).toHaveFocus()
  await userEvent.click(sole)
  expect(section('Making').queryByText('Needed while the product is on sale')).toBeNull()
})

const chartOf = (id: number, text: string, ...sizes: string[]) => ({ ...named(id, text), sizes })
const named = (id: number, text: string) => ({ id, name: { en: text, ru: text, kg: text } })

async function openWholesale(answers: FakeAnswers) {
  const transport = bareTransport({ ...AROUND, ...answers })
  await atDesk({
    at: '/desk/wholesale-goods/3',
    transport,
    Page: () => <GoodsItem kind="wholesale-goods" id={3} />,
  })
  await screen.findByRole('region', { name: 'Making' })
  return transport
}

test('a deleted sole is named at the soles, and the others are saved on the next press', async () => {
  const goods = build(ManagedWholesaleGoods, {
    id: 3,
    price_type: 'sole',
    sole_ids: [5],
    weight: 400,
    size_chart_id: null,
    prices: [],
  })
  const [leather, rubber, cork] = [named(5, 'Leather'), named(6, 'Rubber'), named(7, 'Cork')]
  const transport = await openWholesale({
    'GET /management/wholesale-goods/choices': { ...CHOICES, soles: [leather, rubber, cork] },
    'GET /management/wholesale-goods/:id': goods,
    'PUT /management/wholesale-goods/:id': refusal('INVALID', {
      issues: [{ path: ['sole_ids', 1], code: 'unknown' }],
    }),
  })
  await userEvent.click(section('Making').getByRole('checkbox', { name: 'Rubber' }))
  await userEvent.click(section('Making').getByRole('checkbox', { name: 'Cork' }))
  transport.answer('GET /management/wholesale-goods/choices', { ...CHOICES, soles: [leather, cork] })
  await save('Making')
  const soles = section('Making').getByRole('group', { name: 'Soles' })
  await waitFor(() => expect(soles).toHaveAccessibleDescription('Deleted in the meantime: Rubber'))
  expect(
    section('Making').getByText(
      'No longer available: Rubber. The rest of what you typed is still here: save again to keep it.',
    ),
  ).toBeVisible()
  expect(within(soles).queryByRole('checkbox', { name: 'Rubber' })).toBeNull()
  expect(within(soles).getByRole('checkbox', { name: 'Leather' })).toHaveFocus()
  transport.answer('PUT /management/wholesale-goods/:id', { ...goods, sole_ids: [5, 7], revision: 6 })
  await save('Making')
  expect(await isSaved('Making')).toBeVisible()
  expect(transport.callsOf('PUT /management/wholesale-goods/:id')[1]?.body).toMatchObject({
    sole_ids: [5, 7],
  })
  expect(section('Making').queryByText(/Deleted in the meantime/)).toBeNull()
})

test('a deleted size chart is named, and the product keeps its own', async () => {
  const goods = build(ManagedWholesaleGoods, { id: 3, size_chart_id: 1, weight: 400, category_id: 2 })
  const [women, men] = [chartOf(1, 'Women'), chartOf(2, 'Men')]
  const transport = await openWholesale({
    'GET /management/wholesale-goods/choices': { ...CHOICES, size_charts: [women, men] },
    'GET /management/wholesale-goods/:id': goods,
    'PUT /management/wholesale-goods/:id': refusal('INVALID', {
      issues: [{ path: ['size_chart_id'], code: 'unknown' }],
    }),
  })
  const place = screen.getByRole('region', { name: 'Place in the store' })
  const chart = within(place).getByRole('combobox', { name: 'Size chart' })
  await userEvent.selectOptions(chart, 'Men')
  transport.answer('GET /management/wholesale-goods/choices', { ...CHOICES, size_charts: [women] })
  await save('Place in the store')
  expect(await within(place).findByText('Deleted in the meantime: Men')).toBeVisible()
  expect(chart).toHaveDisplayValue('Women')
  expect(within(chart).queryByRole('option', { name: 'Men' })).toBeNull()
  expect(chart).toHaveFocus()
})

test('when a deleted sole was the only change, the message says that nothing is left to save', async () => {
  const goods = build(ManagedWholesaleGoods, {
    id: 3,
    price_type: 'sole',
    sole_ids: [5],
    weight: 400,
    prices: [],
  })
  const [leather, rubber] = [named(5, 'Leather'), named(6, 'Rubber')]
  const transport = await openWholesale({
    'GET /management/wholesale-goods/choices': { ...CHOICES, soles: [leather, rubber] },
    'GET /management/wholesale-goods/:id': goods,
    'PUT /management/wholesale-goods/:id': refusal('INVALID', {
      issues: [{ path: ['sole_ids', 1], code: 'unknown' }],
    }),
  })
  await userEvent.click(section('Making').getByRole('checkbox', { name: 'Rubber' }))
  transport.answer('GET /management/wholesale-goods/choices', { ...CHOICES, soles: [leather] })
  await save('Making')
  expect(
    await section('Making').findByText(
      'No longer available: Rubber. Nothing else was changed, so there is nothing to save.',
    ),
  ).toBeVisible()
  expect(section('Making').queryByText(/Everything you typed/)).toBeNull()
})

test('a deleted category is named, and the other typed fields stay', async () => {
  const transport = await open({
    [UPDATE]: refusal('INVALID', { issues: [{ path: ['category_id'], code: 'unknown' }] }),
  })
  const place = screen.getByRole('region', { name: 'Place in the store' })
  const category = within(place).getByRole('combobox', { name: 'Category' })
  await userEvent.selectOptions(category, 'Shoes')
  const position = within(place).getByRole('textbox', { name: 'Place on the home page' })
  await userEvent.clear(position)
  await userEvent.type(position, '7')
  transport.answer('GET /management/goods/choices', {
    ...CHOICES,
    categories: CHOICES.categories.filter(({ name }) => name.en === 'Mules'),
  })
  await save('Place in the store')
  expect(await within(place).findByText('Deleted in the meantime: Shoes')).toBeVisible()
  expect(category).toHaveDisplayValue('\u2003Mules')
  expect(category).toHaveFocus()
  expect(position).toHaveValue('7')
})

test('a new product whose category was deleted meanwhile names it and asks for another one', async () => {
  const transport = bareTransport({
    ...AROUND,
    [CREATE]: refusal('INVALID', { issues: [{ path: ['category_id'], code: 'unknown' }] }),
  })
  await atDesk({ at: '/desk/goods/new', transport, Page: () => <NewGoods kind="goods" /> })
  const form = within(await screen.findByRole('region', { name: 'New retail product' }))
  await userEvent.type(form.getByRole('textbox', { name: 'Russian' }), 'Чуни')
  await userEvent.type(form.getByRole('textbox', { name: 'Weight, g' }), '420')
  const category = form.getByRole('combobox', { name: 'Category' })
  await userEvent.selectOptions(category, '\u2003Mules')
  await userEvent.selectOptions(form.getByRole('combobox', { name: 'For whom' }), 'Unisex')
  transport.answer('GET /management/goods/choices', {
    ...CHOICES,
    categories: CHOICES.categories.filter(({ name }) => name.en !== 'Mules'),
  })
  await userEvent.click(form.getByRole('button', { name: 'Create draft' }))
  expect(await form.findByText('Deleted in the meantime: Mules')).toBeVisible()
  expect(category).toHaveValue('')
  expect(form.getByRole('textbox', { name: 'Russian' })).toHaveValue('Чуни')
})

test('whoever types a new product keeps it where the only category is deleted meanwhile, and reads which', async () => {
  const mules = CHOICES.categories.filter(({ name }) => name.en === 'Mules')
  const transport = bareTransport({
    ...AROUND,
    'GET /management/goods/choices': { ...CHOICES, categories: mules },
  })
  await atDesk({ at: '/desk/goods/new', transport, Page: () => <NewGoods kind="goods" /> })
  const form = within(await screen.findByRole('region', { name: 'New retail product' }))
  await userEvent.type(form.getByRole('textbox', { name: 'Russian' }), 'Чуни')
  const category = form.getByRole('combobox', { name: 'Category' })
  await userEvent.selectOptions(category, String(mules[0]?.id))
  transport.answer('GET /management/goods/choices', { ...CHOICES, categories: [] })
  await comeBack()
  expect(await screen.findByText(/^The last category was deleted in the meantime/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Add a category in a new tab' })).toHaveAttribute(
    'target',
    '_blank',
  )
  expect(form.getByText('Deleted in the meantime: Mules')).toBeVisible()
  expect(form.getByRole('textbox', { name: 'Russian' })).toHaveValue('Чуни')
  transport.answer('GET /management/goods/choices', CHOICES)
  await comeBack()
  await waitFor(() => expect(screen.queryByText(/^The last category/)).toBeNull())
  await userEvent.selectOptions(category, 'Shoes')
  expect(form.queryByText(/Deleted in the meantime/)).toBeNull()
  expect(form.getByRole('textbox', { name: 'Russian' })).toHaveValue('Чуни')
})

test('sizes without a row in the size chart are named while typing, and where the chart is chosen', async () => {
  const charts = [chartOf(1, 'Women', '37', '38', '39'), chartOf(2, 'Men', '42')]
  const goods = someGoods()
  const [color] = goods.colors
  if (!color) throw new Error('the product has a colour')
  const colors = [{ ...color, sizes: ['38'] }]
  await open({
    [READ]: someGoods({ colors, size_chart_id: 1 }),
    'GET /management/goods/choices': { ...CHOICES, size_charts: charts },
  })
  const [inColors, inPlace] = [section('Colours and photos'), section('Place in the store')]
  expect(inColors.queryByText(/has no row for/)).toBeNull()
  await userEvent.type(inColors.getByRole('textbox', { name: 'Sizes' }), ', 45, 46')
  expect(inColors.getByText(/^The size chart “Women” has no row for: 45, 46\./)).toBeVisible()
  expect(inColors.getByRole('link', { name: 'Open the size chart' })).toHaveAttribute(
    'href',
    '/desk/size-charts/1',
  )
  await userEvent.selectOptions(inPlace.getByRole('combobox', { name: 'Size chart' }), 'Men')
  expect(inPlace.getByText(/^The size chart “Men” has no row for: 38\./)).toBeVisible()
})
