import type { FaqEntry, LocalizedText } from '@shyrdak/sdk/contract'

const entry = (
  id: number,
  tab: FaqEntry['tab'],
  question: LocalizedText,
  answer: LocalizedText,
): FaqEntry => ({ id, tab, question, answer })

export const FAQ: readonly FaqEntry[] = [
  entry(
    1,
    'product_information',
    { en: 'What is felt?', ru: 'Что такое войлок?', kg: 'Кийиз деген эмне?' },
    {
      en: '<p>Wool that hot water and hands have made into cloth.</p>',
      ru: '<p>Шерсть, которую горячая вода и руки сделали тканью.</p>',
      kg: '<p>Ысык суу менен кол кездемеге айланткан жүн.</p>',
    },
  ),
  entry(
    2,
    'delivery',
    { en: 'How long does it take?', ru: 'Сколько идёт посылка?', kg: 'Канча күндө жетет?' },
    {
      en: '<p>Three to twelve days.</p>',
      ru: '<p>От трёх до двенадцати дней.</p>',
      kg: '<p>Үч күндөн он эки күнгө чейин.</p>',
    },
  ),
]
