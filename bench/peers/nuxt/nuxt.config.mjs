export default defineNuxtConfig({
  compatibilityDate: '2026-11-01',
  telemetry: false,
  css: ['~/home.css'],
  // keep image URLs as they are
  vite: { vue: { template: { transformAssetUrls: false } } },
  routeRules: { '/cached': { swr: 3600 } },
  app: { head: { title: 'Home', htmlAttrs: { lang: 'en' } } },
})
