import type { Language } from '@shyrdak/sdk/contract'

interface Step {
  title: string
  text: string
}

export interface HomeWords {
  description: string
  eyebrow: string
  title: string
  text: string
  toGoods: string
  toRugs: string
  sections: string
  chosen: string
  chosenMore: string
  craftTitle: string
  craftText: string
  steps: readonly [Step, Step, Step]
  rugEyebrow: string
  rugTitle: string
  rugText: string
  rugLink: string
  notes: readonly [Step, Step, Step, Step]
}

export const homeWords: Record<Language, HomeWords> = {
  en: {
    description:
      'Felt slippers, boots, shyrdak rugs, hats and toys made by hand in Kyrgyzstan. We deliver to five countries.',
    eyebrow: 'Made by hand in Kyrgyzstan',
    title: 'Warmth that was rolled by hand',
    text: 'Slippers, boots and rugs of mountain wool. Sheared in spring, felted with hot water and patience, and worn for years.',
    toGoods: 'See the goods',
    toRugs: 'Shyrdak rugs',
    sections: 'What we make',
    chosen: 'Chosen most often',
    chosenMore: 'All goods',
    craftTitle: 'From fleece to felt',
    craftText:
      'No glue and no loom. Felt is the oldest cloth there is, and it is still made the way it was in the yurt.',
    steps: [
      { title: 'The wool', text: 'It is sorted, washed and beaten until it is light as a cloud.' },
      {
        title: 'The rolling',
        text: 'Hot water, soap and hands press the fibres together until nothing can part them.',
      },
      {
        title: 'The dye',
        text: 'Madder, walnut and indigo give the colours of the mountains, and they stay.',
      },
    ],
    rugEyebrow: 'The rug that gave us our name',
    rugTitle: 'A shyrdak is sewn from two felts that trade their patterns',
    rugText:
      'Two layers of different colours are laid on one another and cut through in one go. Then the pieces change places: horns into the ground, ground into the horns. Nothing is thrown away, and there is a twin of every rug somewhere.',
    rugLink: 'To the shyrdaks',
    notes: [
      {
        title: 'To your door',
        text: 'Kyrgyzstan, Kazakhstan, Russia, Belarus and Ukraine. The cost is on every product’s page.',
      },
      { title: 'Paid in som', text: 'With PayPal, KKB, KICB or YooKassa. No account is needed.' },
      {
        title: 'The right size',
        text: 'A chart in centimetres beside every pair, and the stock of each size.',
      },
      { title: 'Only what is there', text: 'What you see in stock is on the shelf of the workshop now.' },
    ],
  },
  ru: {
    description:
      'Войлочные тапочки, валенки, ковры-шырдаки, головные уборы и игрушки ручной работы из Кыргызстана. Доставляем в пять стран.',
    eyebrow: 'Ручная работа, Кыргызстан',
    title: 'Тепло, которое сваляли руками',
    text: 'Тапочки, валенки и ковры из горной шерсти. Её стригут весной, валяют горячей водой и терпением, а носят годами.',
    toGoods: 'Смотреть товары',
    toRugs: 'Ковры-шырдаки',
    sections: 'Что мы делаем',
    chosen: 'Выбирают чаще всего',
    chosenMore: 'Все товары',
    craftTitle: 'Как из руна выходит войлок',
    craftText: 'Ни клея, ни станка. Войлок древнее любой ткани, и делают его до сих пор так же, как в юрте.',
    steps: [
      { title: 'Шерсть', text: 'Её перебирают, моют и взбивают, пока она не станет лёгкой, как облако.' },
      { title: 'Валяние', text: 'Горячая вода, мыло и руки сжимают волокна так, что их уже не разнять.' },
      { title: 'Краска', text: 'Марена, орех и индиго дают цвета гор, и эти цвета остаются.' },
    ],
    rugEyebrow: 'Ковёр, который дал нам имя',
    rugTitle: 'Шырдак сшивают из двух войлоков, которые обменялись узором',
    rugText:
      'Два слоя разных цветов кладут друг на друга и прорезают разом. Потом куски меняются местами: рога ложатся в фон, фон ложится в рога. Ничего не выбрасывают, и у каждого ковра где-то есть близнец.',
    rugLink: 'К шырдакам',
    notes: [
      {
        title: 'До вашей двери',
        text: 'Кыргызстан, Казахстан, Россия, Беларусь и Украина. Стоимость есть на странице каждого товара.',
      },
      { title: 'Оплата в сомах', text: 'PayPal, KKB, KICB или ЮKassa. Регистрация не нужна.' },
      { title: 'Ваш размер', text: 'Рядом с каждой парой таблица в сантиметрах и остаток по размерам.' },
      { title: 'Только то, что есть', text: 'Всё, что в наличии, лежит сейчас на полке мастерской.' },
    ],
  },
  kg: {
    description:
      'Кыргызстанда кол менен жасалган кийиз тапичкелер, өтүктөр, шырдактар, баш кийимдер жана оюнчуктар. Беш өлкөгө жеткиребиз.',
    eyebrow: 'Кыргызстанда кол менен жасалган',
    title: 'Кол менен басылган жылуулук',
    text: 'Тоо коюнун жүнүнөн тапичкелер, өтүктөр жана килемдер. Жүнү жазында кыркылат, ысык суу менен сабырдуулук кийиз кылат, а кийгенге көп жылга жетет.',
    toGoods: 'Товарларды көрүү',
    toRugs: 'Шырдактар',
    sections: 'Биз жасаган буюмдар',
    chosen: 'Көп тандалгандар',
    chosenMore: 'Бардык товарлар',
    craftTitle: 'Жүндөн кийизге чейин',
    craftText:
      'Желим да, станок да жок. Кийиз кездеменин баарынан байыркы, аны ушул күнгө чейин боз үйдөгүдөй эле жасашат.',
    steps: [
      { title: 'Жүн', text: 'Аны тандап, жууп, булуттай жеңил болгуча сабашат.' },
      { title: 'Басуу', text: 'Ысык суу, самын жана кол жүндү эми ажырагыс кылып бириктирет.' },
      { title: 'Боёк', text: 'Тамыр боёк, жаңгак жана индиго тоонун түсүн берет, ал түс өчпөйт.' },
    ],
    rugEyebrow: 'Бизге ат берген килем',
    rugTitle: 'Шырдак оюусун алмашкан эки кийизден тигилет',
    rugText:
      'Эки башка түстөгү кийизди үстү-үстүнө коюп, бир кесишет. Анан бөлүктөрү орун алмашат: мүйүз фонго, фон мүйүзгө түшөт. Эч нерсе ысырап болбойт, ар бир килемдин бир жерде эгизи бар.',
    rugLink: 'Шырдактарды көрүү',
    notes: [
      {
        title: 'Эшигиңизге чейин',
        text: 'Кыргызстан, Казакстан, Россия, Беларусь жана Украина. Баасы ар бир товардын барагында турат.',
      },
      { title: 'Төлөм сом менен', text: 'PayPal, KKB, KICB же ЮKassa. Катталуунун кереги жок.' },
      {
        title: 'Өлчөмүңүз дал келет',
        text: 'Ар бир буюмдун жанында сантиметр менен таблица жана ар бир өлчөмдүн калдыгы бар.',
      },
      { title: 'Бар болгону гана', text: 'Сатыкта көрүнгөндүн баары азыр устакананын текчесинде турат.' },
    ],
  },
}
