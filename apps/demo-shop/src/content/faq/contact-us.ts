import { SHOP_CONTACTS } from '#content/shop-contacts.ts'
import type { DemoAnswer } from './demo-answer.ts'

export const contactUs: readonly DemoAnswer[] = [
  {
    question: [
      'How can I talk to someone?',
      'Как поговорить с человеком?',
      'Кантип адам менен сүйлөшсөм болот?',
    ],
    answer: [
      `<p>Call ${SHOP_CONTACTS.en.call}, or use the form on the <a href="/en/pages/contacts">Contacts</a> page: a person always answers. ${SHOP_CONTACTS.en.hours}, Bishkek time.</p>`,
      `<p>Позвоните ${SHOP_CONTACTS.ru.call} или напишите со страницы <a href="/ru/pages/contacts">«Контакты»</a>: ответит человек. ${SHOP_CONTACTS.ru.hours}, по времени Бишкека.</p>`,
      `<p>${SHOP_CONTACTS.kg.call} номерине чалыңыз же <a href="/kg/pages/contacts">«Байланыш»</a> барагынан жазыңыз: сизге адам жооп берет. ${SHOP_CONTACTS.kg.hours}, Бишкек убактысы менен.</p>`,
    ],
  },
  {
    question: ['Can I visit a workshop?', 'Можно ли приехать в мастерскую?', 'Устаканага барса болобу?'],
    answer: [
      '<p>Yes. Most <a href="/en/artisans">workshops</a> welcome guests if you call a day ahead. Allow some time: there will be tea. In Kochkor and Bokonbaevo you can try rolling felt yourself.</p>',
      '<p>Да. В большинстве <a href="/ru/artisans">мастерских</a> гостям рады, если позвонить за день. Закладывайте время: без чая никого не отпускают. В Кочкоре и Боконбаево можно повалять войлок самим.</p>',
      '<p>Болот. <a href="/kg/artisans">Устаканалардын</a> көбү бир күн мурун чалсаңыз, конокко кубанат. Убактыңыз болсун: чай ичирбей кое беришпейт. Кочкор менен Бөкөнбаевде өзүңүз да кийиз басып көрсөңүз болот.</p>',
    ],
  },
  {
    question: [
      'Can a rug be made from my own drawing?',
      'Можно ли заказать ковёр по своему рисунку?',
      'Өзүмдүн сүрөтүм боюнча килем жасатса болобу?',
    ],
    answer: [
      '<p>Yes. Choose a workshop and write to it with the size, colours and pattern you would like. You get a sketch and a price before anything is cut.</p>',
      '<p>Да. Выберите мастерскую и напишите ей, какой размер, цвета и узор вы хотите. Эскиз и цену вы получите до раскроя.</p>',
      '<p>Болот. Устакананы тандап, кандай өлчөм, түс жана оюу каалаганыңызды жазыңыз. Бычылганга чейин эскизи менен баасын аласыз.</p>',
    ],
  },
  {
    question: ['Do you sell wholesale?', 'Продаёте ли вы оптом?', 'Дүңүнөн сатасыздарбы?'],
    answer: [
      '<p>Yes, from ten pairs of one model. Write to us with the word “wholesale” in the subject and tell us what you sell and where; we’ll send you the price list the same week.</p>',
      '<p>Да, от десяти пар одной модели. Напишите нам, в теме укажите «опт» и расскажите, что и где продаёте; прайс-лист придёт на той же неделе.</p>',
      '<p>Ооба, бир моделден он жуптан баштап. Темасына «дүң» деп жазып, эмнени кайда сатарыңызды айтыңыз; баа тизмесин ошол эле жумада аласыз.</p>',
    ],
  },
]
