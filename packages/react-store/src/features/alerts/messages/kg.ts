import { formatCount } from '@shyrdak/sdk/format'
import type { AlertsMessages } from './messages.ts'

export const alerts: AlertsMessages = {
  messages: {
    added: ({ name }) => `${name}: себетиңизде`,
    raised: ({ name, count }) => `${name}: себетте эми ${count} даана`,
    atLimit: ({ name, count }) => `${name}: бизде болгон ${count} даананын баары себетиңизде`,
    soldOut: ({ name }) => `${name}: жаңы эле сатылып бүттү`,
    cartFull: () => 'Себет толду: бир буйрутмага 100 түрдүү буюм батат',
    removed: ({ name }) => `${name}: себеттен алынды`,
    removedMany: ({ count }) => `Алынды: ${formatCount('kg', count, { one: 'буюм', other: 'буюм' })}`,
    unreadLines: ({ count }) =>
      `Себетте ${formatCount('kg', count, { one: 'буюм', other: 'буюм' })} окулбай калды. Калганы ордунда.`,
    unreadCart: () => 'Сакталган себетти окуу мүмкүн болгон жок, ошондуктан ал бош.',
    countryChanged: ({ name, count }) =>
      count > 0 ? `Өлкөңүз эми ${name}, себет бошотулду` : `Өлкөңүз эми ${name}`,
    countryFailed: () => 'Өлкөнү алмаштыруу мүмкүн болгон жок. Кайра аракет кылыңыз.',
    failed: () => 'Бир жерден ката кетти!',
  },
  actions: { openCart: 'Себетти ачуу', undo: 'Кайтаруу' },
  region: 'Билдирүүлөр',
  close: 'Жабуу',
}
