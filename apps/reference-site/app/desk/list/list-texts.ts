import type { Language } from '@shyrdak/sdk/contract'

/** What is said around every action of a list. */
export interface ListTexts {
  stale: string
  staleText: string
  reload: string
  reloaded: string
  failed: string
  /** After what failed; nothing typed is lost. */
  kept: string
  reason: string
  reasonHint: string
  cancel: string
  close: string
  showAll: string
  showLess: string
  moderated: (by: string | null, when: string) => string
  /** Beside what was decided just now. */
  stays: string
  why: (reason: string) => string
}

export const listTexts: Record<Language, ListTexts> = {
  en: {
    stale: 'It has changed in the meantime',
    staleText:
      'Whoever wrote it has changed it, or a colleague was quicker. Nothing has been decided by you yet.',
    reload: 'Load anew',
    reloaded: 'This is how it stands now. What you typed is still here.',
    failed: 'Nothing was decided',
    kept: 'What you typed is still here. Please try again.',
    reason: 'Reason',
    reasonHint: 'It is mailed as you write it, so use the language of whoever reads it:',
    cancel: 'Cancel',
    close: 'Close',
    showAll: 'Show all of it',
    showLess: 'Show less',
    moderated: (by, when) => (by === null ? `Decided ${when}` : `Decided by ${by}, ${when}`),
    stays: 'Decided. It stays here until the list is loaded anew.',
    why: (reason) => `Reason: ${reason}`,
  },
  ru: {
    stale: 'За это время что-то изменилось',
    staleText: 'Автор внёс изменения или коллега решил раньше. Ваше решение пока не принято.',
    reload: 'Загрузить заново',
    reloaded: 'Вот как это выглядит сейчас. Введённый текст на месте.',
    failed: 'Решение не сохранено',
    kept: 'Введённое на месте. Попробуйте ещё раз.',
    reason: 'Причина',
    reasonHint: 'Текст уйдёт в письме без изменений, поэтому пишите на языке получателя:',
    cancel: 'Отмена',
    close: 'Закрыть',
    showAll: 'Показать целиком',
    showLess: 'Свернуть',
    moderated: (by, when) => (by === null ? `Решено ${when}` : `Решение: ${by}, ${when}`),
    stays: 'Решено. Останется здесь, пока список не обновится.',
    why: (reason) => `Причина: ${reason}`,
  },
  kg: {
    stale: 'Бул аралыкта бир нерсе өзгөрдү',
    staleText: 'Автору өзгөрттү же кесиптешиңиз мурда чечти. Сиздин чечимиңиз азырынча кабыл алына элек.',
    reload: 'Кайра жүктөө',
    reloaded: 'Азыркы абалы ушундай. Жазганыңыз ордунда.',
    failed: 'Чечим сакталган жок',
    kept: 'Жазганыңыз ордунда. Кайра аракет кылыңыз.',
    reason: 'Себеби',
    reasonHint: 'Катта жазганыңыздай эле жөнөтүлөт, ошондуктан алуучунун тилинде жазыңыз:',
    cancel: 'Жокко чыгаруу',
    close: 'Жабуу',
    showAll: 'Толугу менен көрсөтүү',
    showLess: 'Кыскартуу',
    moderated: (by, when) => (by === null ? `Чечилген күнү: ${when}` : `Чечкен: ${by}, ${when}`),
    stays: 'Чечилди. Тизме жаңырганга чейин ушул жерде турат.',
    why: (reason) => `Себеби: ${reason}`,
  },
}
