/** The header that names the methods this site answers, as a flat list. */
export const allow = ['allow', 'GET, HEAD, OPTIONS, POST']
