import { useLL } from '#i18n/words.tsx'
import { PhoneFold } from '#src/ui/phone-fold.tsx'
import './feature-list.css'

type Feature = { title: string; text: string }

/** even: from tablets up both lists have two columns */
const shownOnPhones = 4

/** What a product does, numbered. Phones show the first ones. */
export function FeatureList({ features }: { features: readonly Feature[] }) {
  const messages = useLL().products
  const rest = features.slice(shownOnPhones)
  return (
    <div className="features">
      <Parts features={features.slice(0, shownOnPhones)} />
      {rest.length > 0 && (
        <PhoneFold summary={messages.moreFeatures({ n: rest.length })}>
          <Parts features={rest} start={shownOnPhones + 1} />
        </PhoneFold>
      )}
    </div>
  )
}

function Parts({ features, start }: { features: readonly Feature[]; start?: number }) {
  return (
    <ol className="parts" start={start}>
      {features.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  )
}
