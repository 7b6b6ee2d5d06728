/** How far each page was scrolled, for who comes back to it. Every other page begins at its top. */
export interface ScrollPositions {
  /** Notices how far pages are scrolled, and who goes back by the browser. Returns the way to stop. */
  listen: () => () => void;
  /** The page that comes next is one that the person returns to. */
  expectReturn: () => void;
  /** A page is there, though its content may still be on its way. */
  arrive: (path: string, content: HTMLElement) => void;
}

interface Position {
  y: number;
  /** The link by which the page was left: content above it may be taller or shorter by now. */
  link?: { href: string; top: number };
  /** What has a name in the page and holds that link, which may be drawn without its links until it is scrolled to. */
  part?: { id: string; top: number };
}

/** Content that is not there by now does not jump under the person's eyes any more. */
const patienceMs = 5000;
const handsOn = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

export function createScrollPositions(): ScrollPositions {
  const positions = new Map<string, Position>();
  let shown = window.location.pathname;
  let isReturning = false;
  let restoring = new AbortController();

  /** Once the address is another, what the page scrolls by itself says nothing of the person. */
  function note(left?: Pick<Position, 'link' | 'part'>): void {
    const y = window.scrollY;
    // The browser tells of scrolling a moment later, which may be after the click.
    if (window.location.pathname !== shown || (!left && positions.get(shown)?.y === y)) return;
    positions.set(shown, { y, ...left });
  }

  function noteLink({ target }: MouseEvent): void {
    const clicked = target instanceof Element ? target.closest('a') : null;
    const href = clicked?.closest('main') && clicked.getAttribute('href');
    const link = href ? linkTo(href, document) : null;
    if (!href || !link) return;
    const part = link.closest('[id]');
    note({ link: { href, top: topOf(link) }, ...(part && { part: { id: part.id, top: topOf(part) } }) });
  }

  return {
    expectReturn: () => {
      isReturning = true;
    },
    listen() {
      const watch = new AbortController();
      const { signal } = watch;
      window.addEventListener('scroll', () => note(), { signal, passive: true });
      document.addEventListener('click', noteLink, { signal, capture: true });
      // What comes of a push, ours or a router's, is not the browser's own event.
      window.addEventListener('popstate', ({ isTrusted }) => (isReturning = isTrusted), { signal });
      return () => watch.abort();
    },
    arrive(path, content) {
      restoring.abort();
      restoring = new AbortController();
      const position = isReturning ? positions.get(path) : undefined;
      isReturning = false;
      shown = path;
      window.scrollTo(0, 0);
      if (position) restore(position, content, restoring);
    },
  };
}

/** Goes there, and again whenever more content comes, until the person takes over or nothing more is to be expected. */
function restore(position: Position, content: HTMLElement, restoring: AbortController): void {
  const goThere = () => {
    const link = position.link && linkTo(position.link.href, content);
    const part = position.part && document.getElementById(position.part.id);
    if (link && position.link) {
      window.scrollBy(0, topOf(link) - position.link.top);
      link.focus({ preventScroll: true });
    } else if (part && position.part) window.scrollBy(0, topOf(part) - position.part.top);
    else window.scrollTo(0, position.y);
  };
  // Not of its parts: what is out of sight gets its true height when it is scrolled to, and no part changes.
  const observer = new ResizeObserver(goThere);
  const limit = setTimeout(() => restoring.abort(), patienceMs);
  restoring.signal.addEventListener('abort', () => {
    observer.disconnect();
    clearTimeout(limit);
  });
  for (const sign of handsOn)
    window.addEventListener(sign, () => restoring.abort(), { signal: restoring.signal, passive: true });
  // Tells the present size at once, and each that follows.
  observer.observe(content);
}

function linkTo(href: string, within: ParentNode): HTMLElement | null {
  return within.querySelector<HTMLElement>(`a[href="${CSS.escape(href)}"]`);
}

function topOf(element: Element): number {
  return element.getBoundingClientRect().top;
}
