import type { Language } from '@shyrdak/sdk/contract'

const PHONE = '+996 700 123 456'
export const PHONE_LINK = `tel:${PHONE.replaceAll(' ', '')}`

/** The shop's phone number and opening hours, in one place for all pages. */
export const SHOP_CONTACTS: Readonly<
  Record<Language, { readonly phone: string; readonly call: string; readonly hours: string }>
> = {
  en: contacts('Monday to Friday 9am\u00a0to\u00a06pm, Saturday 10am\u00a0to\u00a03pm'),
  ru: contacts(
    'С\u00a0понедельника по\u00a0пятницу с\u00a09\u00a0до\u00a018, в\u00a0субботу с\u00a010\u00a0до\u00a015',
  ),
  kg: contacts('Дүйшөмбүдөн жумага чейин 9дан\u00a018ге, ишембиде 10дон\u00a015ке чейин'),
}

function contacts(hours: string) {
  return { phone: PHONE, call: `<a href="${PHONE_LINK}">${PHONE}</a>`, hours }
}
