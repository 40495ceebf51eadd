/** Stands in an article's address for the subject when none is known. Source: spec §2, Generated Blog. */
export const ANY_CATEGORY = 'category'

/** The address of an article. */
export const articlePath = ({ category_url, url }: { category_url: string; url: string }) =>
  `/blog/${category_url}/${url}`
