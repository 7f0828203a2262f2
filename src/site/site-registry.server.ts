import { Registry } from 'prom-client'

/** The site's metrics, beside those of the server in front of it. */
export const siteRegistry = new Registry()
