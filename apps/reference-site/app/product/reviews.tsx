import { ReviewForm } from '@shyrdak/react-store/widgets/review-form'
import { LANGUAGE_TAGS, type Language, type RetailProduct, type Review } from '@shyrdak/sdk/contract'
import { formatDate, formatNumber } from '@shyrdak/sdk/format'
import { Island } from '../islands/island.tsx'
import type { ProductMessages } from '../locales/product-messages.ts'
import { Stars } from './stars.tsx'

interface Props {
  product: { id: number; slug: string }
  reviews: readonly Review[]
  rating: RetailProduct['rating']
  language: Language
  messages: ProductMessages
}

/** What shoppers wrote, newest first, each in its own language, and the way to write one. */
export function Reviews({ product, reviews, rating, language, messages }: Props) {
  return (
    <section className="site-reviews" id="reviews">
      <header className="site-reviews-head">
        <h2>{messages.reviews}</h2>
        {rating.average !== null && (
          <p className="site-reviews-average">
            <strong>{formatNumber(rating.average, language, 1)}</strong>
            <Stars
              rating={rating.average}
              label={messages.rating(formatNumber(rating.average, language, 1))}
            />
            <span>{messages.reviewCount(rating.count)}</span>
          </p>
        )}
      </header>
      <Island name="review-form" of={ReviewForm} props={{ product }} className="site-reviews-form" />
      {reviews.length === 0 ? (
        <p>{messages.noReviews}</p>
      ) : (
        <ul className="site-reviews-list">
          {reviews.map(({ id, author, rating: stars, text, language: written, created_at }) => (
            <li key={id} className="site-review">
              <Stars rating={stars} label={messages.rating(String(stars))} />
              <p lang={LANGUAGE_TAGS[written]}>{text}</p>
              <p className="site-review-author">
                {author}
                <time dateTime={created_at}>{formatDate(created_at, language)}</time>
              </p>
            </li>
          ))}
        </ul>
      )}
      <p className="site-reviews-note">{messages.reviewsChecked}</p>
    </section>
  )
}
