import type { MenuItem } from '@shyrdak/sdk/contract'

interface MenuListProps {
  items: readonly MenuItem[]
  link: (path: string) => string
  /** Marks the link to this path as the current page. */
  path?: string
  className?: string
}

/** Links to the entries of a menu, each with the entries below it: a manager may give a menu three levels. */
export function MenuList({ items, link, path, className }: MenuListProps) {
  return (
    <ul className={className}>
      {items.map(({ id, title, url, childrens }) => (
        <li key={id}>
          <a href={link(url)} aria-current={url === path ? 'page' : undefined}>
            {title}
          </a>
          {childrens.length > 0 && (
            <MenuList items={childrens} link={link} {...(path !== undefined && { path })} />
          )}
        </li>
      ))}
    </ul>
  )
}
