import type { LocalizedText } from '@shyrdak/sdk/contract'

interface EmailMessages {
  subject: LocalizedText
  opening: LocalizedText
  action: LocalizedText
  closing: LocalizedText
}

/** What a wholesale client reads about their application. `{company}` and `{reason}` are filled in. */
export const APPLICATION_EMAIL_MESSAGES: Readonly<Record<'active' | 'rejected', EmailMessages>> = {
  active: {
    subject: {
      en: 'You are a wholesale client now',
      ru: 'Вы стали оптовым клиентом',
      kg: 'Сиз дүңүнөн сатып алуучу болдуңуз',
    },
    opening: {
      en: 'We have looked at the application of “{company}” and are glad to work with you. Wholesale prices are open to you from now on.',
      ru: 'Мы рассмотрели заявку компании «{company}» и рады работать с вами. Оптовые цены теперь вам доступны.',
      kg: '«{company}» компаниясынын арызын карап чыктык, сиз менен иштешкенге кубанычтабыз. Эми дүң баалар сизге ачык.',
    },
    action: { en: 'To your account', ru: 'В ваш аккаунт', kg: 'Аккаунтуңузга өтүү' },
    closing: {
      en: 'Log in as before: nothing needs to be set up.',
      ru: 'Входите как прежде: ничего настраивать не нужно.',
      kg: 'Мурдагыдай эле кириңиз: эч нерсени тууралоонун кереги жок.',
    },
  },
  rejected: {
    subject: {
      en: 'About your wholesale application',
      ru: 'О вашей заявке на опт',
      kg: 'Дүң соода боюнча арызыңыз жөнүндө',
    },
    opening: {
      en: 'We have looked at the application of “{company}”. Wholesale prices are not open to you. What the manager wrote: {reason}',
      ru: 'Мы рассмотрели заявку компании «{company}». Оптовые цены для вас не открыты. Что написал менеджер: {reason}',
      kg: '«{company}» компаниясынын арызын карап чыктык. Дүң баалар сизге ачык эмес. Менеджер мындай деп жазды: {reason}',
    },
    action: { en: 'To the goods', ru: 'К товарам', kg: 'Товарларга өтүү' },
    closing: {
      en: 'You may go on buying at retail prices. If something changes, write to us and we will look again.',
      ru: 'Вы можете и дальше покупать по розничным ценам. Если что-то изменится, напишите нам, и мы посмотрим ещё раз.',
      kg: 'Чекене баада сатып ала берсеңиз болот. Бир нерсе өзгөрсө, бизге жазыңыз, кайра карап чыгабыз.',
    },
  },
}
