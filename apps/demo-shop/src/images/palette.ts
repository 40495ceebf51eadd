/** A dyed felt: its id (stable, used by goods), its colour, and its name in the three languages. */
export type DyedFelt = {
  readonly id: string
  readonly hex: string
  readonly name: { readonly en: string; readonly ru: string; readonly kg: string }
}

const felt = (id: string, hex: string, en: string, ru: string, kg: string): DyedFelt => ({
  id,
  hex,
  name: { en, ru, kg },
})

/** The felts of the workshops, undyed wools first. */
export const palette: readonly DyedFelt[] = [
  felt('natural-white', '#ece5d8', 'Natural white', 'Натуральный белый', 'Табигый ак'),
  felt('cream', '#dfcfae', 'Cream', 'Кремовый', 'Каймак түс'),
  felt('light-grey', '#b9b4ab', 'Light grey', 'Светло-серый', 'Ачык боз'),
  felt('grey', '#85817b', 'Grey', 'Серый', 'Боз'),
  felt('charcoal', '#3a3836', 'Charcoal', 'Угольный', 'Көмүр түс'),
  felt('walnut', '#5f4331', 'Walnut', 'Ореховый', 'Жаңгак түс'),
  felt('camel', '#b48a5c', 'Camel', 'Верблюжий', 'Төө түс'),
  felt('madder-red', '#a8322a', 'Madder red', 'Красная марена', 'Кызыл боёк түс'),
  felt('plum', '#642d48', 'Plum', 'Сливовый', 'Кара өрүк түс'),
  felt('rose', '#c9828a', 'Rose', 'Розовый', 'Кызгылт'),
  felt('terracotta', '#b85c38', 'Terracotta', 'Терракотовый', 'Кыш түс'),
  felt('saffron', '#d9922e', 'Saffron', 'Шафрановый', 'Запыран түс'),
  felt('mustard', '#b88a2a', 'Mustard', 'Горчичный', 'Горчица түс'),
  felt('sage', '#8e9c7c', 'Sage', 'Шалфейный', 'Шалфей түс'),
  felt('forest', '#34513f', 'Forest', 'Лесной зелёный', 'Карагай жашылы'),
  felt('turquoise', '#2f8b8f', 'Turquoise', 'Бирюзовый', 'Көгүлтүр жашыл'),
  felt('sky', '#7fa3bb', 'Sky', 'Небесный', 'Асман көк'),
  felt('indigo', '#2d3f66', 'Indigo', 'Индиго', 'Индиго'),
]
