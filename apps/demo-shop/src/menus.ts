import type { MenuName, NewMenuItem } from '@shyrdak/sdk/management'
import { CATEGORIES, type DemoCategory } from './categories.ts'
import { localized, type Texts } from './good.ts'

type Below = NonNullable<NewMenuItem['childrens']>

const entry = (title: Texts, url: string, childrens: Below = []): NewMenuItem => ({
  title: localized(title),
  url,
  ...(childrens.length > 0 && { childrens }),
})

const branch = ({ title, url, below = [] }: DemoCategory): NewMenuItem =>
  entry(title, `/categories/${url}`, below.map(branch))

const category = (url: string): DemoCategory => {
  const found = CATEGORIES.find((one) => one.url === url)
  if (!found) throw new Error(`There is no category ${url}.`)
  return found
}

/** A category as an entry without children, followed by its subcategories as siblings. */
const spread = (url: string): Below => [
  entry(category(url).title, `/categories/${url}`),
  ...(category(url).below ?? []).map(branch),
]

const RETAIL: NewMenuItem[] = [
  ...['men', 'women', 'children', 'rugs'].map((url) => branch(category(url))),
  entry(['Hats and bags', 'Шапки и сумки', 'Калпак, сумка'], '/categories/hats', [
    ...spread('hats'),
    ...spread('bags'),
  ]),
  entry(['For the home', 'Для дома', 'Үйгө'], '/categories/home', [
    ...spread('cushions'),
    entry(['Home accessories', 'Мелочи для дома', 'Майда буюмдар'], '/categories/home'),
    ...spread('toys'),
  ]),
  entry(['Workshops', 'Мастерские', 'Устаканалар'], '/artisans'),
  entry(['Blog', 'Блог', 'Блог'], '/blog'),
  entry(['About us', 'О нас', 'Биз жөнүндө'], '/about', [
    entry(['Who we are', 'Кто мы', 'Биз кимбиз'], '/about'),
    entry(['How felt is made', 'Как делают войлок', 'Кийиз кантип жасалат'], '/production'),
    entry(['Questions', 'Вопросы и ответы', 'Суроо-жооп'], '/pages/faq'),
    entry(['Contacts', 'Контакты', 'Байланыш'], '/pages/contacts'),
  ]),
]

const WHOLESALE: NewMenuItem[] = [
  entry(['Reyestr', 'Реестр', 'Реестр'], '/admin/reyestr'),
  entry(['Price list', 'Прайс-лист', 'Баа тизмеси'], '/admin/price-list'),
  entry(['How felt is made', 'Как делают войлок', 'Кийиз кантип жасалат'], '/production'),
  entry(['Delivery', 'Доставка', 'Жеткирүү'], '/pages/delivery'),
  entry(['Contacts', 'Контакты', 'Байланыш'], '/pages/contacts'),
  entry(['Become a client', 'Стать клиентом', 'Кардар болуу'], '/admin/register_wholesale'),
]

const FOOTER: NewMenuItem[] = [
  entry(['Products', 'Товары', 'Буюмдар'], '/categories', [
    entry(['For men', 'Мужчинам', 'Эркектерге'], '/categories/men'),
    entry(['For women', 'Женщинам', 'Аялдарга'], '/categories/women'),
    entry(['For children', 'Детям', 'Балдарга'], '/categories/children'),
    entry(['Rugs', 'Ковры', 'Килемдер'], '/categories/rugs'),
    entry(['For the home', 'Для дома', 'Үйгө'], '/categories/home'),
  ]),
  entry(['Shyrdak', 'Shyrdak', 'Shyrdak'], '/about', [
    entry(['About us', 'О нас', 'Биз жөнүндө'], '/about'),
    entry(['How felt is made', 'Как делают войлок', 'Кийиз кантип жасалат'], '/production'),
    entry(['Workshops', 'Мастерские', 'Устаканалар'], '/artisans'),
    entry(['Blog', 'Блог', 'Блог'], '/blog'),
    entry(['Contacts', 'Контакты', 'Байланыш'], '/pages/contacts'),
  ]),
  entry(['Help', 'Помощь', 'Жардам'], '/pages/faq', [
    entry(['Delivery', 'Доставка', 'Жеткирүү'], '/pages/delivery'),
    entry(['Returns', 'Возврат', 'Кайтаруу'], '/pages/return'),
    entry(['Questions', 'Вопросы и ответы', 'Суроо-жооп'], '/pages/faq'),
    entry(['Terms of sale', 'Условия продажи', 'Сатуу шарттары'], '/pages/terms'),
    entry(['Privacy', 'Личные данные', 'Жеке маалымат'], '/pages/privacy'),
    entry(['Cookies', 'Файлы cookie', 'Cookie файлдары'], '/pages/cookie-policy'),
  ]),
]

/** The menus of the demo shop's header and footer. */
export const DEMO_MENUS: Readonly<Record<MenuName, readonly NewMenuItem[]>> = {
  retail: RETAIL,
  wholesale: WHOLESALE,
  footer: FOOTER,
}
