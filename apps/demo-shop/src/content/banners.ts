import type { NewBanner } from '@shyrdak/sdk/management'
import { localized, type Texts } from '../good.ts'
import { scene } from './photo.ts'

const banner = (photo: string, title: Texts, text: Texts, href: string, position: number): NewBanner => ({
  photo,
  title: localized(title),
  text: localized(text),
  href,
  position,
})

/** The banners of the demo shop. Their ids count from 1 in this order, and pages reference them by id. */
export const DEMO_BANNERS: readonly NewBanner[] = [
  banner(
    scene('jailoo', 'wide', 22),
    ['New from the mountains', 'Новинки с гор', 'Тоодон келген жаңылык'],
    [
      'This year’s first slippers are in stock.',
      'Первые тапочки этого года уже в продаже.',
      'Быйылкы биринчи тапичкелер сатыкта.',
    ],
    '/categories/women',
    0,
  ),
  banner(
    scene('rolling', 'wide', 7),
    ['Come and make felt with us', 'Приезжайте валять с нами', 'Келиңиз, чогуу кийиз басабыз'],
    [
      'Try it yourself in Kochkor and Bokonbaevo. Write a day ahead, and there will be tea.',
      'В Кочкоре и Боконбаево можно попробовать самим. Напишите за день, и чай будет.',
      'Кочкор менен Бөкөнбаевде өзүңүз көрсөңүз болот. Бир күн мурун жазыңыз, чай даяр болот.',
    ],
    '/pages/contacts',
    1,
  ),
  banner(
    scene('rugs', 'wide', 30),
    ['A shyrdak for your room', 'Шырдак для вашей комнаты', 'Бөлмөңүзгө шырдак'],
    [
      'Your size, your colours, made by the workshop you choose.',
      'Ваш размер, ваши цвета и работа мастерской, которую вы выберете.',
      'Өз өлчөмүңүз, өз түсүңүз, өзүңүз тандаган устакана жасайт.',
    ],
    '/artisans',
    2,
  ),
  banner(
    scene('toys', 'wide', 8),
    ['A herd for the nursery', 'Стадо для детской', 'Балдар бөлмөсүнө бир короо'],
    [
      'Camels, sheep and a snow leopard, none larger than a hand.',
      'Верблюды, овцы и снежный барс, и все не больше ладони.',
      'Төө, кой жана илбирс, баары алакандай.',
    ],
    '/categories/toys',
    3,
  ),
  banner(
    scene('hats', 'wide', 5),
    ['Four wedges, one tassel', 'Четыре клина, одна кисть', 'Төрт кыюу, бир чачык'],
    [
      'The kalpak keeps warm in winter and cool in July.',
      'Калпак греет зимой и бережёт от жары в июле.',
      'Калпак кышында жылытат, июлда ысыктан сактайт.',
    ],
    '/categories/kalpaks',
    4,
  ),
  banner(
    scene('felt-stack', 'wide', 3),
    ['How to care for felt', 'Как беречь войлок', 'Кийизди кантип күтүш керек'],
    [
      'Cool water, a brush, and a bunch of wormwood against moths.',
      'Прохладная вода, щётка и пучок полыни от моли.',
      'Салкын суу, щётка жана күбөгө каршы бир тутам шыбак.',
    ],
    '/blog/care-of-felt',
    5,
  ),
]
