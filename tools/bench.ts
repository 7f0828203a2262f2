// npm run bench: measures the site beside its peers and its limits
import '../bench/site.ts'
