import type { Language } from '@shyrdak/sdk/contract'

export interface TermsWords {
  title: string
  summary: string
  sections: readonly { title: string; text: string }[]
}

/** What a shopper agrees to at checkout: short, and true of what the store does. */
export const termsWords: Record<Language, TermsWords> = {
  en: {
    title: 'Terms of sale',
    summary: 'What we promise and what we ask, in plain words.',
    sections: [
      {
        title: 'Price and payment',
        text: 'Prices are for your country and can be charged only in som (KGS). Another currency beside a price is a conversion for reading, at the rate of the day it names. You pay on the page of the bank you choose; your card never reaches us.',
      },
      {
        title: 'Your order',
        text: 'What you order is put aside for 30 minutes. If it is not paid by then, it goes back on the shelf; you can still pay later by the link in our letter, as long as the goods are there. When the bank has confirmed your payment, we start work and write to you.',
      },
      {
        title: 'Delivery',
        text: 'We deliver to Kyrgyzstan, Kazakhstan, Russia, Belarus and Ukraine. Cost and working days stand beside each way of delivery before you pay, for each thing in your basket.',
      },
      {
        title: 'Returns',
        text: 'If something does not fit or please, write to us within 14 days of receiving it and send it back unworn. We return the price of the goods. If the fault is ours, we return the delivery as well.',
      },
      {
        title: 'Handmade',
        text: 'Every piece is felted by hand, so shade and size may differ a little from the picture. That is not a fault but the hand that made it.',
      },
      {
        title: 'Your data',
        text: 'We keep your name, address, phone and e-mail to deliver the order and to write to you about it, and give them only to the carrier you chose.',
      },
    ],
  },
  ru: {
    title: 'Условия продажи',
    summary: 'Что мы обещаем и о чём просим — простыми словами.',
    sections: [
      {
        title: 'Цена и оплата',
        text: 'Цены указаны для вашей страны, списать деньги можно только в сомах (KGS). Другая валюта рядом с ценой — это пересчёт для удобства, по курсу указанного дня. Вы платите на странице выбранного банка; данные карты к нам не попадают.',
      },
      {
        title: 'Ваш заказ',
        text: 'Заказанное откладывается на 30 минут. Если за это время оно не оплачено, вещи возвращаются на полку; заплатить можно и позже по ссылке из нашего письма, пока они есть. Когда банк подтвердит оплату, мы берёмся за работу и пишем вам.',
      },
      {
        title: 'Доставка',
        text: 'Мы доставляем в Кыргызстан, Казахстан, Россию, Беларусь и Украину. Стоимость и срок в рабочих днях видны до оплаты, для каждой вещи в корзине.',
      },
      {
        title: 'Возврат',
        text: 'Если вещь не подошла или не понравилась, напишите нам в течение 14 дней после получения и отправьте её обратно неношеной. Мы вернём стоимость товара. Если ошиблись мы — вернём и доставку.',
      },
      {
        title: 'Сделано руками',
        text: 'Каждая вещь сваляна вручную, поэтому оттенок и размер могут чуть отличаться от снимка. Это не изъян, а рука, которая её сделала.',
      },
      {
        title: 'Ваши данные',
        text: 'Имя, адрес, телефон и почту мы храним, чтобы доставить заказ и написать вам о нём, и передаём только выбранному перевозчику.',
      },
    ],
  },
  kg: {
    title: 'Сатуу шарттары',
    summary: 'Эмнени убада кылабыз жана эмнени суранабыз — жөнөкөй сөз менен.',
    sections: [
      {
        title: 'Баасы жана төлөм',
        text: 'Баалар сиздин өлкө үчүн көрсөтүлөт, акча сом менен гана (KGS) алынат. Баанын жанындагы башка валюта — окууга ыңгайлуу болсун деп көрсөтүлгөн күндүн курсу менен эсептелген. Төлөмдү тандаган банктын барагында жасайсыз; картаңыздын маалыматы бизге келбейт.',
      },
      {
        title: 'Буйрутмаңыз',
        text: 'Буйрутма кылынган товар 30 мүнөткө сакталып турат. Ошол убакта төлөнбөсө, текчеге кайтат; товар бар болсо, каттагы шилтеме аркылуу кийин да төлөй аласыз. Банк төлөмдү ырастаганда ишке киришип, сизге кат жазабыз.',
      },
      {
        title: 'Жеткирүү',
        text: 'Кыргызстанга, Казакстанга, Россияга, Беларуска жана Украинага жеткиребиз. Баасы менен жумуш күндөрү төлөмдөн мурун себеттеги ар бир товардын жанында көрүнөт.',
      },
      {
        title: 'Кайтаруу',
        text: 'Товар туура келбесе же жакпаса, алгандан кийин 14 күндүн ичинде бизге жазып, кийилбеген бойдон кайра жөнөтүңүз. Товардын акчасын кайтарып беребиз. Ката бизден кетсе, жеткирүүнүн баасын да кайтарабыз.',
      },
      {
        title: 'Кол менен жасалган',
        text: 'Ар бир буюм кол менен уютулат, ошондуктан түсү менен өлчөмү сүрөттөн бир аз айырмаланышы мүмкүн. Бул кемчилик эмес, жасаган колдун изи.',
      },
      {
        title: 'Маалыматыңыз',
        text: 'Атыңызды, дарегиңизди, телефонуңузду жана почтаңызды буйрутманы жеткирүү жана ал тууралуу сизге жазуу үчүн гана сактайбыз, тандаган жеткирүүчүдөн башка эч кимге бербейбиз.',
      },
    ],
  },
}
