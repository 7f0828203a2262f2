import { useLocale } from '#i18n/words.tsx'
import cn from '#i18n/cn/index.ts'
