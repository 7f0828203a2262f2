import { lateFaces } from '../adopt-face.ts'
import { layers } from '../shell/document.tsx'
import './ahead.css'

/** A page that is laid out beside the window. */
export type Screen = {
  /** Moves it into the window. */
  show(): void
  /** Has whoever listens hear of it in place of the page below: all that can wait until it is painted. */
  hush(): void
  /** @returns whether the page is long enough to stand so far down, px */
  standAt(top: number): boolean
  remove(): void
}

/**
 * Lays out a page beside the window, where nothing can reach it: in a tree of its own, with the site's styles, so that
 * nothing that looks for something in the page in view finds it there.
 * @param top where pages begin, below the header, px
 * @returns undefined where there are no styles for it
 */
export async function putBeside(main: HTMLElement, top: number): Promise<Screen | undefined> {
  await readStyles()
  if (!sheet) return undefined
  const host = document.createElement('div')
  host.className = 'ahead'
  host.inert = true
  host.ariaHidden = 'true'
  // padding would move what is sticky
  main.style.marginBlockStart = `${top}px`
  host.style.setProperty('--font', fontOfNextPage())
  const tree = host.attachShadow({ mode: 'closed' })
  tree.adoptedStyleSheets = [sheet]
  tree.append(...marks(), main)
  const title = placeOfTitle()
  let name: HTMLElement | undefined
  const page = document.getElementById('main')
  // last: what is put before others has the browser look which of these it concerns
  document.body.append(host)
  return {
    show: () => {
      host.dataset.shown = ''
      name = nameOf(main)
      title.append(name)
    },
    hush: () => {
      // what has the focus cannot be hidden
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
      page?.setAttribute('aria-hidden', 'true')
      title.dataset.heard = ''
    },
    standAt: (place) => {
      host.scrollTop = place
      return host.scrollTop === place
    },
    remove: () => {
      host.remove()
      // another one may be shown
      if (!name) return
      name.remove()
      delete title.dataset.heard
      page?.removeAttribute('aria-hidden')
    },
  }
}

/** Has at hand what a page needs, before there is one. */
export async function readStyles(): Promise<void> {
  placeOfTitle()
  sheet ??= await siteSheet()
}

let sheet: CSSStyleSheet | undefined

/** The styles the page in view has, out of the cache, and in its order: each tree has an order of layers of its own. */
async function siteSheet(): Promise<CSSStyleSheet | undefined> {
  const link = document.querySelector<HTMLLinkElement>('link[rel="stylesheet"]')
  if (!link || !('adoptedStyleSheets' in document)) return undefined
  const answer = await fetch(link.href)
  if (!answer.ok) return undefined
  return new CSSStyleSheet({ baseURL: link.href }).replace(layers + (await answer.text()))
}

/** The shapes that marks refer to, which they look for in their own tree. */
function marks(): Node[] {
  return [...document.querySelectorAll('.sprite')].map((sprite) => sprite.cloneNode(true))
}

/**
 * Where what is heard stands, before the page in view. It is there before it is needed, and stays: put in or taken out with
 * a page, it had a third of the page in view styled anew.
 */
function placeOfTitle(): HTMLElement {
  const main = document.getElementById('main')
  if (!title.isConnected) main?.before(title)
  return title
}

const title = Object.assign(document.createElement('div'), { className: 'ahead__title vh' })

/** What is heard is the name of the page that is seen. */
function nameOf(main: HTMLElement): HTMLElement {
  const name = document.createElement('h1')
  name.textContent = main.querySelector('h1')?.textContent ?? ''
  return name
}

/** A face that came too late for the page in view is shown from the next one on (`adopt-face.ts`). */
function fontOfNextPage(): string {
  const font = getComputedStyle(document.documentElement).getPropertyValue('--font')
  const late = [...lateFaces].filter(([family]) => font.includes(`"${family}"`)).map(([, face]) => face)
  for (const face of late) document.fonts.add(face)
  return [...late.map(({ family }) => family), font].join(',')
}
