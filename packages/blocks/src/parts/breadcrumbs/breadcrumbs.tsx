export interface Breadcrumb {
  title: string
  /** The last one, the page itself, needs none. */
  href?: string | undefined
}

export interface BreadcrumbsProps {
  /** Names the navigation for screen readers. */
  label: string
  items: readonly Breadcrumb[]
}

/** The way from the home page to this one; the last item is this page. */
export function Breadcrumbs({ label, items }: BreadcrumbsProps) {
  return (
    <nav className="shyrdak-breadcrumbs" aria-label={label}>
      <ol className="shyrdak-breadcrumbs-list">
        {items.map(({ title, href }, index) => {
          const isHere = index === items.length - 1
          return (
            <li className="shyrdak-breadcrumbs-item" key={`${index} ${title}`}>
              {isHere || href === undefined ? (
                <span aria-current={isHere ? 'page' : undefined}>{title}</span>
              ) : (
                <a className="shyrdak-breadcrumbs-link" href={href}>
                  {title}
                </a>
              )}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
