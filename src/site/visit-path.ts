/** Where a page that was reached without loading a document reports its visit: an empty POST from that page. */
export const visitPath = '/visit'
