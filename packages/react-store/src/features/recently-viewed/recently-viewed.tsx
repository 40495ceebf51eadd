import { Image } from '@shyrdak/blocks/parts/image'
import { UnbrokenName } from '@shyrdak/blocks/parts/unbroken-name'
import { localized } from '@shyrdak/sdk/format'
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { useStore } from '../../store/use-store.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { rememberViewed, viewedBefore, type ViewedProduct } from './viewed-products.ts'

export type { ViewedProduct }

const never = () => () => {}

export interface RecentlyViewedProps {
  /** The product of this page: it is added to the list but not shown. */
  readonly current: ViewedProduct
  /** Maximum number of products to show; 4 by default. */
  readonly max?: number
}

/** Products viewed in this browser before. Renders nothing on the server, or without such products. */
export function RecentlyViewed({ current, max = 4 }: RecentlyViewedProps) {
  const store = useStore()
  const t = useMessages('recently-viewed')
  const { storage } = store.ports
  const isHydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  const viewed = useMemo(
    () => (isHydrated ? viewedBefore(storage, current) : []),
    [isHydrated, storage, current],
  )
  useEffect(() => rememberViewed(storage, current), [storage, current])
  if (viewed.length === 0) return null
  return (
    <section className="shyrdak-recently-viewed" aria-label={t('title')}>
      <h2>{t('title')}</h2>
      <ul>
        {viewed.slice(0, max).map(({ path, name, photo }) => (
          <li key={path}>
            <a href={store.link(path)}>
              <Image photo={store.image(photo)} alt="" sizes="(min-width: 481px) 180px, 44vw" />
              <span>
                <UnbrokenName text={localized(name, store.language)} />
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
