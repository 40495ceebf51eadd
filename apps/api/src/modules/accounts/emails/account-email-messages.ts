import type { LocalizedText } from '@shyrdak/sdk/contract'

export type AccountEmailKind = 'confirm-email' | 'email-asked' | 'password-changed' | 'temporary-password'

/** What the queue sends by account; a temporary password goes by its request. */
export type QueuedEmailKind = Exclude<AccountEmailKind, 'temporary-password'>

interface EmailMessages {
  subject: LocalizedText
  opening: LocalizedText
  /** The button; without one the letter only tells. */
  action?: LocalizedText
  /** What whoever asked for nothing should do. */
  closing: LocalizedText
}

/** What letters about an account say. `{email}`, `{days}` and `{minutes}` are filled in. */
export const ACCOUNT_EMAIL_MESSAGES: Readonly<Record<AccountEmailKind, EmailMessages>> = {
  'confirm-email': {
    subject: {
      en: 'Please confirm your e-mail',
      ru: 'Подтвердите электронную почту',
      kg: 'Электрондук почтаңызды ырастаңыз',
    },
    opening: {
      en: 'The address {email} was given for an account at Shyrdak. Open the link to confirm that it is yours; it works for {days} days.',
      ru: 'Адрес {email} указан в учётной записи Shyrdak. Откройте ссылку, чтобы подтвердить, что он ваш. Срок её действия в днях: {days}.',
      kg: '{email} дареги Shyrdak аккаунтунда көрсөтүлгөн. Ал сиздики экенин ырастоо үчүн шилтемени ачыңыз. Шилтеме {days} күн иштейт.',
    },
    action: { en: 'Confirm the e-mail', ru: 'Подтвердить почту', kg: 'Почтаны ырастоо' },
    closing: {
      en: 'If this was not you, do nothing: without the link the address stays unconfirmed.',
      ru: 'Если это были не вы, ничего не делайте: без перехода по ссылке адрес останется неподтверждённым.',
      kg: 'Эгер бул сиз болбосоңуз, эч нерсе кылбаңыз: шилтеме ачылбаса, дарек ырасталбайт.',
    },
  },
  'email-asked': {
    subject: {
      en: 'Another e-mail was asked for',
      ru: 'Запрошена смена электронной почты',
      kg: 'Электрондук почтаны алмаштыруу суралды',
    },
    opening: {
      en: 'Someone who knows your password asked to use {email} for your account. It takes effect when the link mailed there is opened.',
      ru: 'Кто-то, знающий ваш пароль, попросил использовать для вашей учётной записи адрес {email}. Он заменит этот, когда по ссылке из письма на новый адрес перейдут.',
      kg: 'Сырсөзүңүздү билген бирөө аккаунтуңузга {email} дарегин коюуну сурады. Ошол даректеги каттын шилтемеси ачылганда күчүнө кирет.',
    },
    closing: {
      en: 'If this was not you, set a new password and log out everywhere.',
      ru: 'Если это были не вы, задайте новый пароль и выйдите на всех устройствах.',
      kg: 'Эгер бул сиз болбосоңуз, жаңы сырсөз коюп, бардык түзмөктөрдөн чыгыңыз.',
    },
  },
  'password-changed': {
    subject: {
      en: 'Your password was changed',
      ru: 'Ваш пароль изменён',
      kg: 'Сырсөзүңүз алмаштырылды',
    },
    opening: {
      en: 'A new password was set for your account. Everywhere else you have been logged out.',
      ru: 'Для вашей учётной записи задан новый пароль. На остальных устройствах выполнен выход.',
      kg: 'Аккаунтуңузга жаңы сырсөз коюлду. Башка түзмөктөрдөн чыгарылдыңыз.',
    },
    closing: {
      en: 'If this was not you, ask for a temporary password on the login page at once.',
      ru: 'Если это были не вы, сразу запросите временный пароль на странице входа.',
      kg: 'Эгер бул сиз болбосоңуз, кирүү барагынан дароо убактылуу сырсөз сураңыз.',
    },
  },
  'temporary-password': {
    subject: {
      en: 'Your temporary password',
      ru: 'Ваш временный пароль',
      kg: 'Убактылуу сырсөзүңүз',
    },
    opening: {
      en: 'Log in with this temporary password and set a new one. It works once, for {minutes} minutes; until you use it, your old password stays.',
      ru: 'Войдите с этим временным паролем и задайте новый. Он сработает один раз, срок его действия в минутах: {minutes}. Пока вы им не воспользовались, старый пароль в силе.',
      kg: 'Ушул убактылуу сырсөз менен кирип, жаңысын коюңуз. Ал бир жолу, {minutes} мүнөт ичинде иштейт. Аны колдонмоюнча эски сырсөзүңүз күчүндө.',
    },
    action: { en: 'Set a new password', ru: 'Задать новый пароль', kg: 'Жаңы сырсөз коюу' },
    closing: {
      en: 'If you did not ask for it, throw this letter away: nothing changes.',
      ru: 'Если вы его не запрашивали, просто удалите это письмо: ничего не изменится.',
      kg: 'Эгер муну сиз сурабасаңыз, катты өчүрүп коюңуз: эч нерсе өзгөрбөйт.',
    },
  },
}
