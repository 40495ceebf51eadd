import './filter-links.css'

interface FilterLink {
  readonly title: string
  readonly href: string
  readonly isChosen: boolean
}

interface Props {
  label: string
  links: readonly FilterLink[]
}

/**
 * Chooses which part of its things a page shows. Each is a full page load, so that the browser asks before
 * unsaved input is lost.
 */
export function FilterLinks({ label, links }: Props) {
  return (
    <nav className="site-desk-filters" aria-label={label}>
      <ul>
        {links.map(({ title, href, isChosen }) => (
          <li key={href}>
            <a href={href} aria-current={isChosen ? 'true' : undefined}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
