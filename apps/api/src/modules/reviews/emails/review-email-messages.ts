import type { LocalizedText } from '@shyrdak/sdk/contract'

interface EmailMessages {
  subject: LocalizedText
  opening: LocalizedText
  action: LocalizedText
  closing: LocalizedText
}

/** What an author reads about a review. `{product}` and `{reason}` are filled in. */
export const REVIEW_EMAIL_MESSAGES: Readonly<Record<'published' | 'rejected', EmailMessages>> = {
  published: {
    subject: {
      en: 'Your review is published',
      ru: 'Ваш отзыв опубликован',
      kg: 'Пикириңиз жарыяланды',
    },
    opening: {
      en: 'Thank you for your review of “{product}”. We have read it, and now everyone can.',
      ru: 'Спасибо за отзыв о товаре «{product}». Мы его прочитали, и теперь его видят все.',
      kg: '«{product}» жөнүндө пикириңиз үчүн рахмат. Биз окуп чыктык, эми аны баары көрө алат.',
    },
    action: { en: 'See it on its page', ru: 'Посмотреть на странице товара', kg: 'Товардын барагынан көрүү' },
    closing: {
      en: 'Your first name stands beside the review, nothing else about you.',
      ru: 'Рядом с отзывом указано только ваше имя.',
      kg: 'Пикирдин жанында атыңыз гана көрсөтүлгөн.',
    },
  },
  rejected: {
    subject: {
      en: 'Your review was not published',
      ru: 'Ваш отзыв не опубликован',
      kg: 'Пикириңиз жарыяланган жок',
    },
    opening: {
      en: 'We have read your review of “{product}” and do not publish it as it is. What the manager wrote: {reason}',
      ru: 'Мы прочитали ваш отзыв о товаре «{product}» и в таком виде его не публикуем. Что написал менеджер: {reason}',
      kg: '«{product}» жөнүндө пикириңизди окуп чыктык, бирок аны ушул бойдон жарыялабайбыз. Менеджер мындай деп жазды: {reason}',
    },
    action: { en: 'Write it anew', ru: 'Написать заново', kg: 'Кайра жазуу' },
    closing: {
      en: 'You may write it anew on the page of the product; it is read again within 48 hours.',
      ru: 'Вы можете написать отзыв заново на странице товара: мы снова прочитаем его в течение 48 часов.',
      kg: 'Товардын барагынан пикирди кайра жазсаңыз болот: биз аны 48 сааттын ичинде кайра окуйбуз.',
    },
  },
}
