import { Pagination } from '@shyrdak/blocks/parts/pagination'
import { UnbrokenName } from '@shyrdak/blocks/parts/unbroken-name'
import type { Translate } from '@shyrdak/sdk/messages'
import type { Texts } from '../messages/texts.ts'
import { ReviewForm } from '@shyrdak/react-store/widgets/review-form'
import {
  LANGUAGE_TAGS,
  type Language,
  type Paginated,
  type RetailProduct,
  type Review,
} from '@shyrdak/sdk/contract'
import { formatDate, formatNumber, localized, productPath } from '@shyrdak/sdk/format'
import type { ReviewedProduct } from '@shyrdak/react-store/widgets/review-form'
import { Island } from '../islands/island.tsx'
import { pageEnv } from '../page/page-env.ts'
import { usePageContext } from '../page/use-page-context.ts'
import { reviewsHref } from './load-reviews.ts'
import { Stars } from './stars.tsx'

interface Props {
  product: ReviewedProduct
  reviews: Paginated<Review>
  rating: RetailProduct['rating']
  language: Language
  t: Translate<Texts['site/product']>
}

/** A page of the reviews, newest first and each in its own language, and the form to write one. */
export function Reviews({ product, reviews, rating, language, t }: Props) {
  const env = pageEnv(usePageContext())
  const address = env.link(productPath(product.kind ?? 'retail', product.slug))
  return (
    <section className="site-reviews" id="reviews">
      <header className="site-reviews-head">
        <h2>{t('reviews')}</h2>
        {rating.average !== null && (
          <p className="site-reviews-average">
            <strong>{formatNumber(rating.average, language, 1)}</strong>
            <Stars
              rating={rating.average}
              label={t('rating', { rating: formatNumber(rating.average, language, 1) })}
            />
            <span>{t('reviewCount', { count: rating.count })}</span>
          </p>
        )}
      </header>
      {reviews.total === 0 && <p className="site-reviews-none">{t('noReviews')}</p>}
      <Island name="review-form" of={ReviewForm} props={{ product }} className="site-reviews-form" />
      {reviews.total > 0 && (
        <ul className="site-reviews-list">
          {reviews.data.map(({ id, author, rating: stars, text, language: written, reply, created_at }) => (
            <li key={id} className="site-review">
              <Stars rating={stars} label={t('rating', { rating: String(stars) })} />
              <p lang={LANGUAGE_TAGS[written]}>{text}</p>
              <p className="site-review-author">
                {author}
                <time dateTime={created_at}>
                  <UnbrokenName text={formatDate(created_at, language)} />
                </time>
              </p>
              {reply && (
                <blockquote className="site-review-reply">
                  <p lang={LANGUAGE_TAGS[reply.language]}>{reply.text}</p>
                  <p className="site-review-author">
                    {t('replyOf', { artisan: localized(reply.name, language) })}
                    <time dateTime={reply.created_at}>
                      <UnbrokenName text={formatDate(reply.created_at, language)} />
                    </time>
                  </p>
                </blockquote>
              )}
            </li>
          ))}
        </ul>
      )}
      <Pagination
        current={reviews.current_page}
        last={reviews.last_page}
        link={(page) => reviewsHref(address, page)}
        labels={{
          label: t('reviewPages.label'),
          previous: t('reviewPages.previous'),
          next: t('reviewPages.next'),
          page: (page) => t('reviewPages.page', { page }),
        }}
      />
      <p className="site-reviews-note">{t('reviewsChecked')}</p>
    </section>
  )
}
