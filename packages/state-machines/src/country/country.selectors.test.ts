import { createActor } from 'xstate'
import { expect, test } from 'vitest'
import { countryMachine } from './country.machine.ts'
import { selectCountryDialog } from './country.selectors.ts'

const actor = (chosen: string | null) => createActor(countryMachine, { input: { chosen } }).start()

test('on a first visit the dialog is open and the country is Kyrgyzstan', () => {
  expect(selectCountryDialog(actor(null).getSnapshot())).toEqual({
    state: 'asking',
    isOpen: true,
    country: 'KG',
    requested: null,
    lines: [],
    wholesale: [],
    refusal: null,
    hasFailed: false,
  })
})

test('with a saved country the dialog stays closed until it is opened', () => {
  const shopper = actor('JP')
  expect(selectCountryDialog(shopper.getSnapshot())).toMatchObject({
    state: 'settled',
    isOpen: false,
    country: 'JP',
  })
  shopper.send({ type: 'dialog.open' })
  expect(selectCountryDialog(shopper.getSnapshot())).toMatchObject({ state: 'asking', isOpen: true })
})

test.each([
  ['opening', 'settled'],
  ['changed', 'settled'],
  ['undoing', 'changing'],
] as const)('the state "%s" is shown as %s', (value, state) => {
  const { context } = actor('KG').getSnapshot()
  expect(selectCountryDialog(countryMachine.resolveState({ value, context })).state).toBe(state)
})
