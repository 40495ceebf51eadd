/** Synonyms in all languages of the shop, as the beginnings of words. */
const SYNONYMS: readonly string[] = [
  'return refund exchange возврат вернуть верну обмен обменять кайтаруу кайтарып алмаштыр',
  'delivery deliver shipping ship courier parcel доставка доставить пересылка курьер посылка жеткирүү жеткир посылка',
  'payment pay card paypal оплата оплатить платить карта төлөм төлөө төлө',
  'contact phone address email hours контакты телефон адрес график байланыш дарек',
  'care wash clean уход стирка стирать чистить мыть жуу жууш тазалоо',
  'workshop maker craftsman artisan мастерская мастер ремесленник устакана уста усталар',
  'gift present souvenir подарок подарки подарить сувенир белек белектер',
  'sale discount discounts cheap скидка скидки скидкой распродажа арзандатуу арзан',
  'new newest novelty arrivals новинка новинки новое жаңы',
  'wholesale bulk опт оптом оптовый дүң дүңүнөн',
  'privacy personal data конфиденциальность персональные данные купуялык',
  'size measure fit размер мерка өлчөм',
]

const GROUPS = SYNONYMS.map((words) => words.split(' '))

/** Returns a word with its synonyms. `isAlike` compares words regardless of their endings. */
export function synonymsOf(word: string, isAlike: (one: string, other: string) => boolean): string[] {
  return [
    word,
    ...GROUPS.filter((group) => group.some((other) => isAlike(word, other)))
      .flat()
      .filter((other) => other !== word),
  ]
}
