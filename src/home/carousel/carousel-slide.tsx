import type { ReactNode } from 'react'
import { productNames, trialIds } from '#api/contract/products.ts'
import { useLL, useLocale, useWords } from '#i18n/words.tsx'
import { Link } from '#src/site/link.tsx'
import { Buttons, buttonClass } from '#src/ui/button.tsx'
import { Clauses } from '#src/ui/clauses.tsx'
import { ProductMark } from '#src/ui/product-mark.tsx'
import type { CarouselItem, CarouselProduct } from './carousel-item.ts'

type CarouselSlideProps = { item: CarouselItem; screen: ReactNode; position: number; count: number }

/** One product of the carousel. */
export function CarouselSlide({ item, screen, position, count }: CarouselSlideProps) {
  const words = useWords('home').carousel
  const name = productNames[item.id]
  const label = useSlideLabel({ id: item.id, position, count })
  return (
    // biome-ignore lint/a11y/useSemanticElements: no element means a group that is not a set of form fields
    <div
      className="slide"
      id={`slide-${item.id}`}
      role="group"
      aria-roledescription={words.slideRole}
      aria-label={label}
    >
      <div className="wrap slide__in">
        <div>
          <p className="slide__name">
            <ProductMark product={item.id} />
            <span>
              <b>{name}</b> {item.category}
            </span>
          </p>
          <h2 className="slide__t">
            <Clauses of={item.title} />
          </h2>
          <p className="slide__p">{item.content}</p>
          <SlideLinks item={item} />
        </div>
        <div className="slide__art">{screen}</div>
      </div>
    </div>
  )
}

/** What a slide is called: its place and its product. */
export function useSlideLabel({
  id,
  position,
  count,
}: {
  id: CarouselProduct
  position: number
  count: number
}) {
  return useLL().home.carousel.slideOf({ n: position, m: count, name: productNames[id] })
}

function SlideLinks({ item }: { item: CarouselItem }) {
  const words = useWords('home').carousel
  const lang = useLocale()
  return (
    <Buttons>
      <Link
        className={buttonClass()}
        to="/$lang/trial/trial"
        params={{ lang }}
        search={{ product: trialIds[item.id] }}
      >
        {words.trialText}
        <span className="vh"> {productNames[item.id]}</span>
      </Link>
      <Link className={buttonClass({ ghost: true })} to={item.buttonUrl} params={{ lang }}>
        {item.buttonText}
      </Link>
    </Buttons>
  )
}
