/** What the demo shop adds to the head of its pages. */
export const HEAD = [
  { id: 1, position: 0, content: '<meta name="author" content="Shyrdak">' },
  {
    id: 2,
    position: 1,
    content: `<script type="application/ld+json">${JSON.stringify({
      '@context': 'https://schema.org',
      '@type': 'Organization',
      name: 'Shyrdak',
      address: { '@type': 'PostalAddress', addressLocality: 'Bishkek', addressCountry: 'KG' },
    })}</script>`,
  },
]
