import { type KeyboardEvent, type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { type ProductKey, productNames, trialIds } from '#contract/products.ts'
import { useLL, useLocale, useWords } from '#i18n/words.tsx'
import { Icon } from '#src/ui/icon.tsx'
import './carousel.css'
import type { NamespaceWords } from '#i18n/i18n-namespaces.ts'
import { Link, SiteLink } from '#src/site/link.tsx'
import { localePath } from '#src/site/navigation.ts'
import { Buttons, buttonClass } from '#src/ui/button.tsx'
import { Clauses } from '#src/ui/clauses.tsx'
import { ProductMark } from '#src/ui/product-mark.tsx'

/** @param first whether it is the first slide, whose screen comes with the page */
export type CarouselScreens = (product: ProductKey, first: boolean) => ReactNode

/** Scroll-snap carousel, never automatic. Works without scripts (swipe, tabs as anchors); scripts add keys and buttons. */
export function Carousel({ screens }: { screens: CarouselScreens }) {
  const words = useWords('home')
  const items = carouselItems(words)
  const { track, current, moved, near, goTo, onNear, onScroll, onKeyDown } = useCarousel(items.length)
  const item = items[current]
  return (
    <section
      className="hero"
      id="products"
      aria-roledescription={words.carousel.role}
      aria-label={words.sections.products}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: no element means a group that is not a set of form fields */}
      <div
        className="hero__track"
        role="group"
        aria-label={words.sections.products}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reachable by keyboard
        tabIndex={0}
        ref={track}
        onMouseEnter={onNear}
        onScroll={onScroll}
        onKeyDown={onKeyDown}
      >
        {items.map((item, index) => (
          <CarouselSlide
            key={item.id}
            item={item}
            screen={index === 0 || near ? screens(item.id, index === 0) : undefined}
            position={index + 1}
            count={items.length}
          />
        ))}
      </div>
      <nav className="hero__nav wrap" aria-label={words.carousel.tabs}>
        <Tabs items={items} current={current} goTo={goTo} />
        <span className="hero__pn">
          <Step to={current - 1} last={items.length - 1} goTo={goTo} />
          <Step to={current + 1} last={items.length - 1} goTo={goTo} next />
        </span>
      </nav>
      <p className="vh" aria-live="polite">
        {moved && item && <SlideLabel item={item} position={current + 1} count={items.length} />}
      </p>
    </section>
  )
}

/** Announced after a button or key press: the focus stays where it was. */
function SlideLabel({ item, position, count }: { item: CarouselItem; position: number; count: number }) {
  return useSlideLabel({ id: item.id, position, count })
}

type GoTo = (index: number) => void

function Tabs({ items, current, goTo }: { items: CarouselItem[]; current: number; goTo: GoTo }) {
  return items.map(({ id, category }, index) => (
    <a
      key={id}
      className="hero__tab"
      href={`#slide-${id}`}
      aria-current={index === current || undefined}
      onClick={(event) => {
        event.preventDefault()
        goTo(index)
      }}
    >
      {productNames[id]}
      <small>{category}</small>
    </a>
  ))
}

function Step({ to, last, goTo, next }: { to: number; last: number; goTo: GoTo; next?: boolean }) {
  const words = useWords('home').carousel
  // aria-disabled, not `disabled`: the button keeps the focus at the end
  return (
    <button
      type="button"
      aria-label={next ? words.next : words.previous}
      aria-disabled={to < 0 || to > last || undefined}
      onClick={() => goTo(to)}
    >
      <Icon name={next ? 'right' : 'left'} />
    </button>
  )
}

type CarouselSlideProps = { item: CarouselItem; screen: ReactNode; position: number; count: number }

/** The mark is a placeholder behind the screen. */
function CarouselSlide({ item, screen, position, count }: CarouselSlideProps) {
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
        <div className="slide__art">
          {(position > 1 || !screen) && <ProductMark product={item.id} />}
          {screen}
        </div>
      </div>
    </div>
  )
}

function useSlideLabel({ id, position, count }: { id: ProductKey; position: number; count: number }) {
  return useLL().home.carousel.slideOf({ n: position, m: count, name: productNames[id] })
}

function SlideLinks({ item }: { item: CarouselItem }) {
  const words = useWords('home').carousel
  return (
    <Buttons>
      <Link className={buttonClass()} to="/$lang/trial/trial" search={{ product: trialIds[item.id] }}>
        {words.trialText}
        <span className="vh">: {productNames[item.id]}</span>
      </Link>
      <SiteLink className={buttonClass({ ghost: true })} path={localePath(useLocale(), item.buttonUrl)}>
        {item.buttonText}
      </SiteLink>
    </Buttons>
  )
}

/** One slide (SPEC section 3). */
type CarouselItem = {
  id: ProductKey
  category: string
  title: string
  content: string
  buttonText: string
  buttonUrl: `/product/${ProductKey}`
}

function carouselItems(words: NamespaceWords['home']): CarouselItem[] {
  return words.carousel.shown.map((id) => ({
    ...words.carousel.slides[id],
    id,
    buttonUrl: `/product/${id}` as const,
  }))
}

/** Tracks and moves a horizontal scroller of `count` slides, one per page. */
function useCarousel(count: number) {
  const track = useRef<HTMLDivElement>(null)
  const [current, setCurrent] = useState(0)
  const [moved, setMoved] = useState(false)
  // only the first screen is in the document; the others load when near the viewport
  const [near, setNear] = useState(false)
  const onNear = useCallback(() => setNear(true), [])

  const onScroll = useCallback(() => {
    const { scrollLeft = 0, clientWidth = 1 } = track.current ?? {}
    if (scrollLeft > 0) onNear()
    setCurrent(Math.round(scrollLeft / clientWidth))
  }, [onNear])

  // a hash or a restored position scrolls before scripts run
  useEffect(onScroll, [onScroll])

  function goTo(index: number) {
    const row = track.current
    if (!row || index < 0 || index >= count) return
    setMoved(true)
    const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth'
    row.scrollTo({ left: index * row.clientWidth, behavior })
  }

  function onKeyDown(event: KeyboardEvent) {
    // ignore keys pressed on a link inside a slide
    if (event.target !== event.currentTarget) return
    const index = { ArrowLeft: current - 1, ArrowRight: current + 1, Home: 0, End: count - 1 }[event.key]
    if (index === undefined) return
    event.preventDefault()
    goTo(index)
  }

  return { track, current, moved, near, goTo, onNear, onScroll, onKeyDown }
}
