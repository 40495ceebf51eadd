import type { Issue } from '@shyrdak/sdk/contract'

/** Whether a field shows half a date, whose value is empty, or one of the year 27, which is to be 2027. */
const isHalfTyped = ({ value, validity }: HTMLInputElement): boolean =>
  validity.badInput || /^0\d{3}-\d\d-\d\d/.test(value)

/**
 * Returns the fields of a form with half a date. They would be saved as if nothing had been typed, such as a
 * price without its last day.
 */
export const halfTyped = (form: HTMLFormElement | null): ReadonlyMap<string, Issue> =>
  new Map(
    [...(form?.elements ?? [])].flatMap((field) =>
      field instanceof HTMLInputElement && isHalfTyped(field)
        ? [[field.name, { path: [field.name], code: 'invalid' }] as const]
        : [],
    ),
  )
