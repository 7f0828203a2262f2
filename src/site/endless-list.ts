/** A list that grows at its end, page by page. */
export type EndlessList<Page> = {
  pages: readonly Page[]
  hasNextPage: boolean
  isFetchingNextPage: boolean
  isFetchNextPageError: boolean
  /** adds the next page; false where that failed, which `isFetchNextPageError` says too */
  fetchNextPage: () => Promise<boolean>
}
