import type { GateMessages } from './messages.ts'

export const gate: GateMessages = {
  title: 'Дүкөн жакында ачылат',
  text: 'Кийиздерди дагы эле илип жатабыз. Сырсөзү бар адам азыр эле кире алат.',
  password: 'Сырсөз',
  submit: 'Кирүү',
  checking: 'Сырсөз текшерилүүдө',
  refused: 'Сырсөз туура эмес. Кайра аракет кылыңыз.',
}
