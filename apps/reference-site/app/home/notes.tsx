import { Icon, type IconName } from '@shyrdak/blocks/parts/icon'
import type { HomeWords } from '../locales/home-words.ts'

const ICONS: readonly IconName[] = ['truck', 'lock', 'ruler', 'heart']

/** How things are sent, paid and measured. */
export function Notes({ words }: { words: HomeWords }) {
  return (
    <ul className="site-notes">
      {words.notes.map(({ title, text }, place) => (
        <li key={title}>
          <Icon name={ICONS[place] ?? 'heart'} />
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  )
}
