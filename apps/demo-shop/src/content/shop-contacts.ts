import type { Language } from '@shyrdak/sdk/contract'

const PHONE = '+996 700 123 456'
export const PHONE_LINK = `tel:${PHONE.replaceAll(' ', '')}`

/** How the shop is reached, told alike wherever it is told. */
export const SHOP_CONTACTS: Readonly<
  Record<Language, { readonly phone: string; readonly call: string; readonly hours: string }>
> = {
  en: contacts('Monday to Friday 9am to 6pm, Saturday 10am to 3pm'),
  ru: contacts('С понедельника по пятницу с 9 до 18, в субботу с 10 до 15'),
  kg: contacts('Дүйшөмбүдөн жумага чейин 9дан 18ге, ишембиде 10дон 15ке чейин'),
}

function contacts(hours: string) {
  return { phone: PHONE, call: `<a href="${PHONE_LINK}">${PHONE}</a>`, hours }
}
