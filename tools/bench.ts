// npm run bench: measures the site, beside its peers where they are prepared
import '../bench/main.ts'
