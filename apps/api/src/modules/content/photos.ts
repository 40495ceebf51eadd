import type { ImageColumns } from '#platform/media/image-columns.ts'
import type { PhotoQuery } from '#platform/media/warm-images.ts'

export const CONTENT_IMAGES: ImageColumns = {
  page: { content: 'text' },
  blog_article: { photo: 'path', content: 'text' },
  content_version: { images: 'text' },
  banner: { photo: 'path' },
  faq_entry: { answer: 'text' },
  head_entry: { content: 'text' },
}

/** The photos of pages, those of the home page first, in the widths that block pages request most. */
export const PAGE_PHOTOS: PhotoQuery = {
  text: `
    select photo[1] as photo
    from (select url, regexp_matches(content ->> 'en', '/media/[a-z0-9._-]+[.]jpg', 'g') as photo from page) as shown
    group by photo, url = 'home'
    order by url = 'home' desc limit 200`,
  widths: [640, 960],
}
