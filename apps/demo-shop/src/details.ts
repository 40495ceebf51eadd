import type { LocalizedText } from '@shyrdak/sdk/contract'
import { localized, type Texts } from './good.ts'

const WOOL: Texts = ['Wool', 'Шерсть', 'Жүн']
const SOLE: Texts = ['Sole', 'Подошва', 'Таманы']
const CARE: Texts = ['Care', 'Уход', 'Кам көрүү']
const MADE: Texts = ['Made', 'Как сделано', 'Кантип жасалат']
const FIT: Texts = ['Fit', 'Посадка', 'Өлчөмү']
const LINING: Texts = ['Lining', 'Подкладка', 'Ичи']
const FILLING: Texts = ['Filling', 'Наполнитель', 'Ичине салынганы']

/** Materials and care texts, by the keys that goods use. */
const DETAILS: Readonly<Record<string, { name: Texts; text: Texts }>> = {
  'fine-wool': {
    name: WOOL,
    text: [
      '100% merino-cross wool from flocks of the Issyk-Kul and Naryn valleys, 21–\u206024\u00a0microns: it does not itch.',
      '100 % шерсть помесных мериносов с пастбищ Иссык-Куля и Нарына, 21–\u206024\u00a0микрона: не колется.',
      'Ысык-Көл менен Нарын жайлоолорундагы аргын меринос койлорунун 100 % жүнү, 21–\u206024\u00a0микрон: тиштебейт.',
    ],
  },
  'mountain-wool': {
    name: WOOL,
    text: [
      '100% wool of Kyrgyz mountain sheep: long, strong, hard-wearing fibres.',
      '100 % шерсть кыргызских горных овец: длинное крепкое волокно, которое долго не вытирается.',
      'Кыргыз тоо койлорунун 100 % жүнү: узун, бекем, көпкө чейин жешилбейт.',
    ],
  },
  'lamb-wool': {
    name: WOOL,
    text: [
      'Lambswool of the first shearing, washed without bleach. Soft enough for bare feet.',
      'Шерсть ягнят первой стрижки, вымытая без отбеливателя. Мягкая даже на босую ногу.',
      'Козулардын биринчи кыркылган жүнү, агарткычсыз жуулган. Жылаң бутка да жумшак.',
    ],
  },
  'leather-sole': {
    name: SOLE,
    text: [
      'Suede leather, sewn on with waxed thread. Quiet on parquet; for indoors.',
      'Замша, пришитая вощёной нитью. Не стучит по паркету; для дома.',
      'Мом жип менен тигилген күдөрү. Полдо дабышы чыкпайт; үйдө кийүү үчүн.',
    ],
  },
  'rubber-sole': {
    name: SOLE,
    text: [
      'Micro-porous rubber, 6 mm, stitched and glued: you can step out to the yard.',
      'Микропористая резина 6 мм, прошита и проклеена: можно выйти во двор.',
      'Калыңдыгы 6 мм микропора, тигилген жана желимделген: короого чыга берсе болот.',
    ],
  },
  'felt-sole': {
    name: SOLE,
    text: [
      'Double felt, rolled in one piece with the upper, with non-slip latex dots.',
      'Двойной войлок, свалянный вместе с верхом, с нескользящими латексными точками.',
      'Үстү менен бирге басылган кош кийиз, тайгаланбас үчүн латекс чекиттери бар.',
    ],
  },
  'street-sole': {
    name: SOLE,
    text: [
      'Treaded rubber, 12 mm, sewn through the felt all round. Holds on snow.',
      'Рифлёная резина 12 мм, прошита по войлоку по кругу. Держит на снегу.',
      'Кийизге айланта тигилген 12 мм оймолуу резина. Карда тайбайт.',
    ],
  },
  'fur-lining': {
    name: LINING,
    text: [
      'Sheared sheepskin at the cuff, felt inside.',
      'По краю стриженая овчина, внутри войлок.',
      'Чети кыркылган кой терисинен, ичи кийиз.',
    ],
  },
  'cotton-lining': {
    name: LINING,
    text: ['Unbleached cotton.', 'Небелёный хлопок.', 'Агартылбаган пахта кездеме.'],
  },
  rolled: {
    name: MADE,
    text: [
      'Rolled whole on the last from one layer of wool with hot water and olive soap: there is no seam to rub.',
      'Свалено целиком на колодке из одного слоя шерсти, горячей водой и оливковым мылом: ни одного шва, который мог бы натереть.',
      'Бир катмар жүндөн ысык суу жана зайтун самыны менен калыпта бүтүн басылган: бутту сүрө турган бир да тигиш жок.',
    ],
  },
  'sewn-felt': {
    name: MADE,
    text: [
      'Cut from sheet felt and sewn by hand with twisted woollen yarn, as shyrdaks are.',
      'Выкроено из листового войлока и сшито вручную кручёной шерстяной нитью, как шьют шырдаки.',
      'Кийизден бычылып, шырдак сыяктуу эле чыйратылган жүн жип менен колго тигилген.',
    ],
  },
  mosaic: {
    name: MADE,
    text: [
      'Two felts are cut through together; the pieces swap places and are joined under a twisted cord. One pattern, two rugs, no waste.',
      'Два войлока кладут друг на друга и режут вместе; куски меняются местами и соединяются под кручёным шнуром. Один рисунок, два ковра, ни обрезка лишнего.',
      'Эки кийиз бири-биринин үстүнө коюлуп, кошо бычылат; бөлүктөрү орун алмашып, чыйратылган жээк менен бириктирилет. Бир оюу, эки шырдак, таштанды калбайт.',
    ],
  },
  'rolled-in': {
    name: MADE,
    text: [
      'The pattern is laid out in dyed wool on a reed mat and rolled together with the ground, so its edges are soft, like watercolour.',
      'Узор выкладывают цветной шерстью на чиевой циновке и закатывают вместе с основой, поэтому края у него мягкие, как у акварели.',
      'Оюу боёлгон жүн менен чийдин үстүнө салынып, түбү менен кошо басылат, ошондуктан четтери акварелдей жумшак.',
    ],
  },
  'hand-wash': {
    name: CARE,
    text: [
      'Hand wash at 30 °C with wool soap, do not wring, dry flat away from heaters.',
      'Ручная стирка при 30 °C средством для шерсти, не выкручивать, сушить на плоскости вдали от батарей.',
      '30 °C сууда жүн үчүн самын менен колго жууңуз, сыкпаңыз, батареядан алыс жайып кургатыңыз.',
    ],
  },
  brush: {
    name: CARE,
    text: [
      'Let mud dry and brush it off; air it in the shade. In summer keep it with a sprig of wormwood against moths.',
      'Дайте грязи высохнуть и счистите щёткой; проветривайте в тени. Летом храните с веточкой полыни от моли.',
      'Баткакты кургатып, щётка менен тазалаңыз; көлөкөдө желдетиңиз. Жайында күбөдөн сактоо үчүн бир тал шыбак кошуп коюңуз.',
    ],
  },
  'rug-care': {
    name: CARE,
    text: [
      'Vacuum without a brush; in winter lay it face down on dry snow and beat it. Rotate it once a year.',
      'Пылесосьте без щётки; зимой положите лицом на сухой снег и выбейте. Раз в год разворачивайте.',
      'Щёткасыз чаң соргучтан өткөрүңүз; кышында бетин кургак карга каратып күбүңүз. Жылына бир жолу буруп коюңуз.',
    ],
  },
  'true-size': {
    name: FIT,
    text: [
      'Take your usual size. Felt gives by half a size in the first week.',
      'Берите свой обычный размер. За первую неделю войлок растянется на полразмера.',
      'Өзүңүздүн көнүмүш өлчөмүңүздү алыңыз. Биринчи жумада кийиз жарым өлчөмгө кеңейет.',
    ],
  },
  'size-up': {
    name: FIT,
    text: [
      'Take one size up for thick socks.',
      'Под толстый носок берите на размер больше.',
      'Калың байпак менен кийсеңиз, бир өлчөм чоңун алыңыз.',
    ],
  },
  'wool-filling': {
    name: FILLING,
    text: [
      'Carded sheep wool in a cotton case; it can be taken out.',
      'Чёсаная овечья шерсть в хлопковом чехле, вынимается.',
      'Пахта капка салынган таралган кой жүнү, чыгарып алса болот.',
    ],
  },
  'safe-toy': {
    name: MADE,
    text: [
      'Needle-felted around a wool core; the eyes are felt, so nothing can be bitten off. From three years.',
      'Сваляно иглой вокруг шерстяной сердцевины; глаза тоже из войлока, откусить нечего. С трёх лет.',
      'Жүн өзөктүн айланасына ийне менен басылган; көздөрү да кийизден, тиштеп үзүп ала турган эч нерсеси жок. Үч жаштан баштап.',
    ],
  },
  sauna: {
    name: CARE,
    text: [
      'Rinse after the steam and dry on a jar so that it keeps its shape.',
      'После парной сполосните и высушите на банке, чтобы держала форму.',
      'Мончодон кийин чайкап, формасын сактасын деп банкага кийгизип кургатыңыз.',
    ],
  },
}

export function detailsNamed(names: readonly string[]): { name: LocalizedText; text: LocalizedText }[] {
  return names.map((name) => {
    const detail = DETAILS[name]
    if (!detail) throw new Error(`The demo shop has no detail called ${name}.`)
    return { name: localized(detail.name), text: localized(detail.text) }
  })
}
