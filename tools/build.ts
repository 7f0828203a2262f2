// npm run build: makes the production build
import { buildSite } from './build/build-site.ts'

if (!(await buildSite())) process.exitCode = 1
