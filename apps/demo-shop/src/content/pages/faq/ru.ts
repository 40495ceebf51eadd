import { SHOP_CONTACTS } from '#content/shop-contacts.ts'
import type { FaqTexts } from './en.ts'

export const ru: FaqTexts = {
  title: 'Вопросы и ответы',
  description: 'О войлоке, размерах, оплате, доставке и возврате: о чём нас спрашивают чаще всего.',
  opening: {
    title: 'Вопросы и ответы',
    text: 'О чём нас спрашивают чаще всего. Если вашего вопроса здесь нет, задайте его ниже, и ответ появится на этой странице.',
  },
  aside: {
    title: 'Проще поговорить?',
    text: `<p>${SHOP_CONTACTS.ru.call}</p><p>${SHOP_CONTACTS.ru.hours}, по времени Бишкека. На кыргызском, русском и английском.</p>`,
    button: 'Все контакты',
  },
  ask: { title: 'Задайте вопрос', text: 'Отвечаем в течение двух рабочих дней.' },
}
