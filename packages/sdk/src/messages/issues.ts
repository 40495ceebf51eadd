import type { Issue } from '../contract/errors.ts'
import type { Language } from '../contract/language.ts'
import type { LocalizedText } from '../contract/localized-text.ts'
import { formatNumber } from '../format/numbers.ts'

/**
 * Messages for specific fields, by field and issue code; `*` is any code. Texts that spec §5 quotes are verbatim.
 */
const FIELD_MESSAGES: Readonly<Record<string, LocalizedText>> = (() => {
  const names = {
    en: 'First name and Last name are required!',
    ru: 'Укажите имя и фамилию!',
    kg: 'Атыңызды жана фамилияңызды жазыңыз!',
  }
  const wrongPassword = {
    en: 'The password is incorrect',
    ru: 'Неверный пароль',
    kg: 'Сырсөз туура эмес',
  }
  return {
    'first_name required': names,
    'last_name required': names,
    'email required': {
      en: 'Please enter your email',
      ru: 'Введите адрес электронной почты',
      kg: 'Электрондук почтаңызды жазыңыз',
    },
    'email taken': {
      en: 'A user with this email has already been registered',
      ru: 'Пользователь с такой электронной почтой уже зарегистрирован',
      kg: 'Мындай электрондук почта менен колдонуучу мурунтан катталган',
    },
    'phone invalid': {
      en: 'Invalid number format',
      ru: 'Неверный формат номера',
      kg: 'Номердин форматы туура эмес',
    },
    'password incorrect': wrongPassword,
    'current_password incorrect': wrongPassword,
    'terms *': {
      en: 'Accepting terms & conditions are required',
      ru: 'Необходимо принять условия',
      kg: 'Шарттарды кабыл алуу зарыл',
    },
    'product_id published': {
      en: 'Your review of this product is already published',
      ru: 'Ваш отзыв об этом товаре уже опубликован',
      kg: 'Бул товар жөнүндө пикириңиз жарыяланып калган',
    },
    'size in_stock': {
      en: 'This is in stock again: you can order it now',
      ru: 'Это снова в наличии: можно заказать прямо сейчас',
      kg: 'Бул кайра сатыкта: азыр эле буйрутма берсеңиз болот',
    },
    'status not_allowed': {
      en: 'An order cannot be moved there from where it stands',
      ru: 'Из текущего статуса заказ нельзя перевести в этот',
      kg: 'Буйрутманы азыркы абалынан бул абалга өткөрүүгө болбойт',
    },
    'note invalid': {
      en: 'Please say this in other words',
      ru: 'Скажите это другими словами',
      kg: 'Муну башка сөздөр менен айтыңыз',
    },
    'tracking_number invalid': {
      en: 'Latin letters and digits, four at least',
      ru: 'Латинские буквы и цифры, не меньше четырёх',
      kg: 'Латын тамгалары жана цифралар, кеминде төртөө',
    },
    'quantity invalid': {
      en: 'A whole number of pieces',
      ru: 'Целое число штук',
      kg: 'Даанасын бүтүн сан менен жазыңыз',
    },
    'price invalid': {
      en: 'An amount above zero, such as 1500 or 1500.50',
      ru: 'Сумма больше нуля, например 1500 или 1500,50',
      kg: 'Нөлдөн чоң сумма, мисалы 1500 же 1500,50',
    },
    'discount invalid': {
      en: 'Less than the price, such as 150 or 150.50',
      ru: 'Меньше цены, например 150 или 150,50',
      kg: 'Баадан аз сумма, мисалы 150 же 150,50',
    },
    'service_id *': {
      en: 'Choose a delivery method',
      ru: 'Укажите метод доставки',
      kg: 'Жеткирүү ыкмасын тандаңыз',
    },
  }
})()

type MessageTemplate = (issue: { readonly name: string; readonly limit: string }) => string
type MessageTemplates = Readonly<Record<Language, MessageTemplate>>

/** Messages for any field: `bare` without and `named` with the field's name. */
const ISSUE_MESSAGES = {
  required: {
    bare: { en: () => 'Required field', ru: () => 'Обязательное поле', kg: () => 'Милдеттүү талаа' },
    named: {
      en: ({ name }) => `${name} is required`,
      ru: ({ name }) => `Поле «${name}» обязательно`,
      kg: ({ name }) => `«${name}» талаасы милдеттүү`,
    },
  },
  invalid: {
    bare: {
      en: () => 'Field is not valid',
      ru: () => 'Поле заполнено неверно',
      kg: () => 'Талаа туура эмес толтурулган',
    },
    named: {
      en: ({ name }) => `${name} is not valid`,
      ru: ({ name }) => `Поле «${name}» заполнено неверно`,
      kg: ({ name }) => `«${name}» талаасы туура эмес толтурулган`,
    },
  },
  minimumLength: {
    bare: {
      en: ({ limit }) => `Minimum field length: ${limit}`,
      ru: ({ limit }) => `Минимальная длина поля: ${limit}`,
      kg: ({ limit }) => `Талаанын эң аз узундугу: ${limit}`,
    },
    named: {
      en: ({ name, limit }) => `${name} minimum length is ${limit}`,
      ru: ({ name, limit }) => `Минимальная длина поля «${name}»: ${limit}`,
      kg: ({ name, limit }) => `«${name}» талаасынын эң аз узундугу: ${limit}`,
    },
  },
  maximumLength: {
    bare: {
      en: ({ limit }) => `Maximum field length: ${limit}`,
      ru: ({ limit }) => `Максимальная длина поля: ${limit}`,
      kg: ({ limit }) => `Талаанын эң көп узундугу: ${limit}`,
    },
    named: {
      en: ({ name, limit }) => `${name} maximum length is ${limit}`,
      ru: ({ name, limit }) => `Максимальная длина поля «${name}»: ${limit}`,
      kg: ({ name, limit }) => `«${name}» талаасынын эң көп узундугу: ${limit}`,
    },
  },
  minimum: {
    bare: {
      en: ({ limit }) => `Minimum value: ${limit}`,
      ru: ({ limit }) => `Минимальное значение: ${limit}`,
      kg: ({ limit }) => `Эң кичине маани: ${limit}`,
    },
    named: {
      en: ({ name, limit }) => `${name} must be at least ${limit}`,
      ru: ({ name, limit }) => `Минимальное значение поля «${name}»: ${limit}`,
      kg: ({ name, limit }) => `«${name}» талаасынын эң кичине мааниси: ${limit}`,
    },
  },
  maximum: {
    bare: {
      en: ({ limit }) => `Maximum value: ${limit}`,
      ru: ({ limit }) => `Максимальное значение: ${limit}`,
      kg: ({ limit }) => `Эң чоң маани: ${limit}`,
    },
    named: {
      en: ({ name, limit }) => `${name} must be at most ${limit}`,
      ru: ({ name, limit }) => `Максимальное значение поля «${name}»: ${limit}`,
      kg: ({ name, limit }) => `«${name}» талаасынын эң чоң мааниси: ${limit}`,
    },
  },
  unrecognized: {
    bare: { en: () => 'Unknown field', ru: () => 'Неизвестное поле', kg: () => 'Белгисиз талаа' },
    named: {
      en: ({ name }) => `${name} is not a known field`,
      ru: ({ name }) => `Поле «${name}» неизвестно`,
      kg: ({ name }) => `«${name}» талаасы белгисиз`,
    },
  },
  taken: {
    bare: {
      en: () => 'Already taken, choose another',
      ru: () => 'Уже занято, выберите другое',
      kg: () => 'Бош эмес, башкасын тандаңыз',
    },
    named: {
      en: ({ name }) => `${name} is already taken`,
      ru: ({ name }) => `Значение поля «${name}» уже занято`,
      kg: ({ name }) => `«${name}» талаасындагы маани бош эмес`,
    },
  },
  in_use: {
    bare: {
      en: () => 'Still in use, so it stays',
      ru: () => 'Ещё используется, поэтому остаётся',
      kg: () => 'Дагы эле колдонулууда, ошондуктан калат',
    },
    named: {
      en: ({ name }) => `${name} is still in use`,
      ru: ({ name }) => `«${name}» ещё используется`,
      kg: ({ name }) => `«${name}» дагы эле колдонулууда`,
    },
  },
  unknown: {
    bare: {
      en: () => 'This does not exist, choose another',
      ru: () => 'Такого нет, выберите другое',
      kg: () => 'Мындай жок, башкасын тандаңыз',
    },
    named: {
      en: ({ name }) => `${name} names something that does not exist`,
      ru: ({ name }) => `В поле «${name}» указано то, чего нет`,
      kg: ({ name }) => `«${name}» талаасында жок нерсе көрсөтүлгөн`,
    },
  },
  duplicate: {
    bare: {
      en: () => 'Named twice',
      ru: () => 'Указано дважды',
      kg: () => 'Эки жолу көрсөтүлгөн',
    },
    named: {
      en: ({ name }) => `${name} is named twice`,
      ru: ({ name }) => `«${name}» указано дважды`,
      kg: ({ name }) => `«${name}» эки жолу көрсөтүлгөн`,
    },
  },
  stale: {
    bare: {
      en: () => 'Changed by somebody else in the meantime',
      ru: () => 'Тем временем это изменил кто-то другой',
      kg: () => 'Бул аралыкта муну башка бирөө өзгөрттү',
    },
    named: {
      en: ({ name }) => `${name} has been changed by somebody else in the meantime`,
      ru: ({ name }) => `Поле «${name}» тем временем изменил кто-то другой`,
      kg: ({ name }) => `«${name}» талаасын бул аралыкта башка бирөө өзгөрттү`,
    },
  },
} as const satisfies Record<string, { bare: MessageTemplates; named: MessageTemplates }>

function kindOf({ code, params }: Issue): keyof typeof ISSUE_MESSAGES {
  const isNumber = params?.['of'] === 'number'
  switch (code) {
    case 'required':
    case 'unrecognized':
    case 'taken':
    case 'in_use':
    case 'unknown':
    case 'duplicate':
    case 'stale':
      return code
    case 'too_small':
      return isNumber ? 'minimum' : 'minimumLength'
    case 'too_big':
      return isNumber ? 'maximum' : 'maximumLength'
    default:
      return 'invalid'
  }
}

/** The last name of a path: `count` for `['items', 0, 'count']`. */
const fieldOf = (path: Issue['path']): string => path.findLast((step) => typeof step === 'string') ?? ''

/**
 * The message for an issue. Without `fieldName`, fields with a specific message get it ('Please enter your email') and
 * others a general one ('Required field'). With `fieldName`, the message includes it ('Subject is required').
 */
export function describeIssue(issue: Issue, language: Language, fieldName?: string): string {
  if (fieldName === undefined) {
    const field = fieldOf(issue.path)
    const fieldMessage = FIELD_MESSAGES[`${field} ${issue.code}`] ?? FIELD_MESSAGES[`${field} *`]
    if (fieldMessage) return fieldMessage[language]
  }
  const limit = issue.params?.[issue.code === 'too_small' ? 'min' : 'max']
  const { bare, named } = ISSUE_MESSAGES[kindOf(issue)]
  const template: MessageTemplate = fieldName === undefined ? bare[language] : named[language]
  return template({
    name: fieldName ?? '',
    limit: typeof limit === 'number' ? formatNumber(limit, language) : String(limit ?? ''),
  })
}
