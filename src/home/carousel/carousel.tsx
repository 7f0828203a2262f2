import type { ReactNode } from 'react'
import { productNames } from '#api/contract/products.ts'
import { useWords } from '#i18n/words.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { type CarouselItem, type CarouselProduct, carouselItems } from './carousel-item.ts'
import { CarouselSlide, useSlideLabel } from './carousel-slide.tsx'
import { useCarousel } from './use-carousel.ts'
import './carousel.css'

export type CarouselScreens = Record<CarouselProduct, ReactNode>

/**
 * Four products side by side in a row that scrolls and snaps. It never moves on its own. Swiping, scrolling and the
 * tabs, which are anchors, work without scripts; scripts add arrow keys, previous and next, and mark the current tab.
 */
export function Carousel({ screens }: { screens: CarouselScreens }) {
  const words = useWords('home')
  const items = carouselItems(words)
  const { track, current, moved, goTo, onScroll, onKeyDown } = useCarousel(items.length)
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
        onScroll={onScroll}
        onKeyDown={onKeyDown}
      >
        {items.map((item, index) => (
          <CarouselSlide
            key={item.id}
            item={item}
            screen={screens[item.id]}
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

/** Said when a button or key has moved the row: the focus stays where it was. */
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
  // not `disabled`: the button that brought the visitor to the end keeps the focus
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
