import type { LocalizedText } from '@shyrdak/sdk/contract'
import { detailsNamed } from '../details.ts'
import { localized, type Texts } from '../good.ts'

/** Details of special goods only, in addition to those of all demo goods. */
const SPECIAL: Readonly<Record<string, { name: Texts; text: Texts }>> = {
  'only-one': {
    name: ['One of a kind', 'В одном экземпляре', 'Жалгыз нуска'],
    text: [
      'There is only one. Ask the workshop about a similar piece.',
      'Эта вещь существует в одном экземпляре. Спросите мастерскую о похожей.',
      'Бул буюм бирөө гана. Окшошу жөнүндө устаканадан сураңыз.',
    ],
  },
  'to-order': {
    name: ['Made to order', 'На заказ', 'Буйрутма'],
    text: [
      'Made after you order. You can agree size and colours with the maker before the wool is dyed.',
      'Делается после заказа. Размер и цвета можно обсудить с мастером до того, как покрасят шерсть.',
      'Буйрутмадан кийин жасалат. Өлчөмү менен түсүн жүн боёлгонго чейин уста менен макулдашса болот.',
    ],
  },
  'chain-stitch': {
    name: ['Made', 'Как сделано', 'Кантип жасалат'],
    text: [
      'Embroidered by hook in chain stitch, with wool and cotton; lined with calico, loops along the upper edge.',
      'Вышито крючком, тамбурным швом, шерстью и хлопком; на подкладке из бязи, по верху петли.',
      'Илмек менен илме ыкмада, жүн жана пахта жип менен саймаланган; ичи бөз, үстүнкү четинде илгичтери бар.',
    ],
  },
  'on-the-wall': {
    name: ['Hanging', 'Как повесить', 'Илүү'],
    text: [
      'A sleeve along the upper edge takes a rod; two hooks are enough. Keep it out of direct sun.',
      'По верху кулиска для рейки, хватит двух крючков. Не вешайте на прямое солнце.',
      'Үстүнкү четинде таякча салчу жери бар, эки илгич жетет. Күн тийген жерге илбеңиз.',
    ],
  },
  layered: {
    name: ['Made', 'Как сделано', 'Кантип жасалат'],
    text: [
      'Up to nine layers of carded wool, wet-felted one after another, then stitched by hand.',
      'До девяти слоёв чёсаной шерсти, сваленных мокрым способом один за другим и прошитых вручную.',
      'Тогуз кабатка чейин таралган жүн, биринин артынан бири суулап басылып, колго сырылган.',
    ],
  },
  'thick-felt': {
    name: ['Felt', 'Войлок', 'Кийиз'],
    text: [
      'Rolled three times, 12 to 20 mm thick. It keeps its shape under weight and in the wet.',
      'Свалян трижды, толщина 12–20 мм. Держит форму под весом и в сырости.',
      'Үч жолу басылган, калыңдыгы 12–20 мм. Оордукка да, нымга да чыдайт.',
    ],
  },
  measures: {
    name: ['Measurements', 'Мерки', 'Өлчөм алуу'],
    text: [
      'After you order, we send you an illustrated guide on what to measure. We keep the last or the paper pattern for your next order.',
      'После заказа вы получите листок с рисунками: что и как измерить. Колодка или выкройка останется у нас до следующего раза.',
      'Буйрутмадан кийин эмнени кантип ченөө керектиги сүрөтү менен жазылган барак келет. Калыбыңыз же үлгүңүз кийинкиге бизде калат.',
    ],
  },
}

export function specialDetails(names: readonly string[]): { name: LocalizedText; text: LocalizedText }[] {
  return names.flatMap((name) => {
    const detail = SPECIAL[name]
    return detail ? [{ name: localized(detail.name), text: localized(detail.text) }] : detailsNamed([name])
  })
}
