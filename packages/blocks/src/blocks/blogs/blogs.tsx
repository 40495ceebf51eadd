import { Button } from '../../parts/button/button.tsx'
import { Image } from '../../parts/image/image.tsx'
import { blockStyle, href, integer, text } from '../../props/index.ts'
import { block } from '../../tree/block.ts'

const DEFAULT_COUNT = 4

/** A row of linked articles with photo and title. Source: spec §2, Blogs. */
export const blogs = block({
  name: 'Blogs',
  queries: (props) => [queryOf(props)],
  render(props, env) {
    const articles = env.data(queryOf(props)) ?? []
    const moreLink = href(props.buttonLink, env)
    const title = text(props.title)
    if (articles.length === 0) return null
    return (
      <section {...blockStyle(props, 'shyrdak-blogs')}>
        <header className="shyrdak-blogs-head">
          {title && <h2>{title}</h2>}
          {moreLink && text(props.buttonText) && (
            <Button href={moreLink} tone="quiet">
              {text(props.buttonText)}
            </Button>
          )}
        </header>
        <ul className="shyrdak-blogs-row" tabIndex={0} aria-label={title || undefined}>
          {articles.map((article) => (
            <li key={article.id} className="shyrdak-blogs-card">
              {article.photo && (
                <Image
                  photo={env.image(article.photo)}
                  alt=""
                  sizes="(min-width: 781px) 320px, 72vw"
                  width={640}
                  height={480}
                />
              )}
              <h3>
                <a href={env.link(`/blog/${article.category_url}/${article.url}`)}>{article.title}</a>
              </h3>
            </li>
          ))}
        </ul>
      </section>
    )
  },
})

const queryOf = ({ catigory, count }: { catigory?: number | undefined; count?: number | undefined }) =>
  ({
    read: 'blog',
    category: catigory === undefined ? null : integer(catigory, 0, 0, 2_147_483_647),
    count: integer(count, DEFAULT_COUNT),
  }) as const
