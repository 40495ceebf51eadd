/** Replaces the category in an article's URL when it is unknown. Source: spec §2, Generated Blog. */
export const ANY_CATEGORY = 'category'

/** The path of an article. */
export const articlePath = ({ category_url, url }: { category_url: string; url: string }) =>
  `/blog/${category_url}/${url}`
