import { Button } from '@shyrdak/blocks/parts/button'
import { Image } from '@shyrdak/blocks/parts/image'
import { useStore } from '@shyrdak/react-store'
import { formatDate } from '@shyrdak/sdk/format'
import { managedImages } from '@shyrdak/sdk/management'
import { useInfiniteQuery } from '@tanstack/react-query'
import { messagesIn } from '../../messages/messages-in.ts'
import { usePageContext } from '../../page/use-page-context.ts'
import { useDeskCall } from '../desk-call.ts'
import { DeskProblem } from '../desk-problem.tsx'
import { Opening } from '../loaded.tsx'

interface Props {
  /** The paths of images that are not offered. */
  hidden: readonly string[]
  /** The paths chosen so far; null when one press makes the choice. */
  chosen: readonly string[] | null
  onChoose: (path: string) => void
}

const PER_PAGE = 24

/** The images uploaded by managers, newest first, as buttons. */
export function ImageGrid({ hidden, chosen, onChoose }: Props) {
  const { language } = usePageContext()
  const t = messagesIn(language, 'desk/form')
  const call = useDeskCall()
  const store = useStore()
  const { data, error, isFetching, hasNextPage, fetchNextPage, refetch } = useInfiniteQuery({
    queryKey: [managedImages.list.path],
    initialPageParam: 1,
    queryFn: ({ pageParam: page, signal }) =>
      call(managedImages.list, { query: { page, per_page: PER_PAGE }, signal }),
    getNextPageParam: ({ current_page, last_page }) => (current_page < last_page ? current_page + 1 : null),
  })
  if (error) return <DeskProblem error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
  if (!data) return <Opening />
  // Deduplicated: an upload meanwhile shifts the last image of a page to the next one.
  const images = new Map(data.pages.flatMap((page) => page.data).map((image) => [image.path, image]))
  const offered = [...images.values()].filter(({ path }) => !hidden.includes(path))
  if (offered.length === 0 && !hasNextPage)
    return <p className="site-desk-note">{t(images.size > 0 ? 'allImages' : 'noImages')}</p>
  return (
    <>
      <ul className="site-desk-images">
        {offered.map(({ path, name, created_at, is_used }) => (
          <li key={path}>
            <button
              type="button"
              aria-pressed={chosen === null ? undefined : chosen.includes(path)}
              onClick={() => onChoose(path)}
            >
              <Image photo={store.image(path)} alt="" sizes="180px" widths={[320]} />
              <span>{name}</span>
              <span className="site-desk-note">
                {is_used ? formatDate(created_at, language, 'short') : t('unusedImage')}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {hasNextPage ? (
        <Button tone="secondary" busy={isFetching} onClick={() => void fetchNextPage()}>
          {t('moreImages')}
        </Button>
      ) : null}
    </>
  )
}
