import { share } from '#i18n/en/products/shared.ts'
import type { NamespaceNewsTranslation } from '../../i18n-types.ts'

const en_news: NamespaceNewsTranslation = {
  list: {
    seo: {
      title: 'News',
      description:
        'Product articles, release notes and company news for people who choose and run virtual desktops: slow sessions, file transfer, capacity.',
    },
    title: 'News',
    lead: 'Product articles, release notes and company news.',
    category: 'Category',
    allCategories: 'All',
    categories: { story: 'Articles', release: 'Releases', advisory: 'Security advisories', event: 'Company' },
    advisories: 'Security advisories',
    moreAdvisories: 'All advisories',
    follow: 'Follow advisories by product',
    hits: 'Hits',
    viewDetails: 'View details',
    loadMore: 'Load More',
    loading: 'Loading...',
    noMore: 'No More Data',
    pages: 'Pages of the news list',
    previousPage: 'Previous page',
    nextPage: 'Next page',
    loadFailed: 'Could not load more. Please try again.',
    retry: 'Try again',
    empty: {
      title: 'No articles yet',
      text: 'Come back later, or look at the products and solutions first.',
      linkText: 'Back to the home page',
    },
    chineseTitle: 'Chinese',
  },
  detail: {
    share,
    seo: {
      title: 'News article',
      description:
        'The full text of a product article, release note or company news item, with its publish date, hits, and previous and next articles.',
    },
    publishDate: 'Publish date',
    author: 'Author',
    updatedDate: 'Updated',
    related: 'Related articles',
    preview: {
      seo: {
        title: 'Preview of an article',
        description:
          'An article that is not public yet, for whoever was given this link. The link expires after 30 minutes.',
      },
      note: 'This is a preview and not public yet. The link expires after 30 minutes.',
    },
    hitsCount: '{n} {{n:hit|hits}}',
    previous: 'Previous',
    next: 'Next',
    noPrevious: 'No earlier article',
    noNext: 'No later article',
    neighbours: 'Previous and next article',
    returnToList: 'Return to list',
    otherLanguage: '阅读本文的中文版',
    onlyChinese: 'This article is available in Chinese only.',
  },
}

export default en_news
