export interface Breadcrumb {
  title: string
  /** Not needed for the last item, the current page. */
  href?: string | undefined
}

export interface BreadcrumbsProps {
  /** Accessible name of the navigation. */
  label: string
  items: readonly Breadcrumb[]
}

/** The path from the home page to the current page, which is the last item. */
export function Breadcrumbs({ label, items }: BreadcrumbsProps) {
  return (
    <nav className="shyrdak-breadcrumbs" aria-label={label}>
      <ol className="shyrdak-breadcrumbs-list">
        {items.map(({ title, href }, index) => {
          const isCurrent = index === items.length - 1
          return (
            <li className="shyrdak-breadcrumbs-item" key={`${index} ${title}`}>
              {isCurrent || href === undefined ? (
                <span aria-current={isCurrent ? 'page' : undefined}>{title}</span>
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
