import { createScrollPositions } from './scroll-positions.ts';

const scrolled: number[] = [];
let resize: () => void;

window.ResizeObserver = class implements ResizeObserver {
  constructor(observer: ResizeObserverCallback) {
    resize = () => observer([], this);
  }
  observe() {
    resize();
  }
  unobserve() {
    this.disconnect();
  }
  disconnect() {
    resize = () => undefined;
  }
};

// jsdom has none. The hrefs of these tests hold nothing to escape.
Object.assign(globalThis, { CSS: { escape: (text: string) => text } });

beforeEach(() => {
  scrolled.length = 0;
  window.history.replaceState(null, '', '/');
  window.scrollTo = (_x: unknown, y?: number) => void scrolled.push(y ?? 0);
});

function startAtHome() {
  const positions = createScrollPositions();
  const stop = positions.listen();
  const main = document.createElement('main');
  document.body.replaceChildren(main);
  return { positions, stop, main };
}

function scrollTo(y: number) {
  Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
  window.dispatchEvent(new Event('scroll'));
}

function goTo(path: string) {
  window.history.pushState(null, '', path);
}

test('a page that is opened begins at its top, one that is returned to where it was left', () => {
  const { positions, stop, main } = startAtHome();
  scrollTo(700);
  goTo('/hives/7');
  positions.arrive('/hives/7', main);
  goTo('/');
  positions.expectReturn();
  positions.arrive('/', main);
  expect(scrolled).toEqual([0, 0, 700]);
  stop();
});

test('what the page scrolls by itself while it changes is not taken for the person', () => {
  const { positions, stop, main } = startAtHome();
  scrollTo(700);
  goTo('/hives/7');
  scrollTo(0);
  positions.arrive('/hives/7', main);
  positions.expectReturn();
  positions.arrive('/', main);
  expect(scrolled.at(-1)).toBe(700);
  stop();
});

test('content that comes late is followed until the person takes over', () => {
  const { positions, stop, main } = startAtHome();
  scrollTo(700);
  goTo('/hives/7');
  positions.arrive('/hives/7', main);
  positions.expectReturn();
  positions.arrive('/', main);
  const before = scrolled.length;
  resize();
  expect(scrolled).toHaveLength(before + 1);
  window.dispatchEvent(new Event('wheel'));
  resize();
  expect(scrolled).toHaveLength(before + 1);
  stop();
});

test('what was left by a link that is not drawn again yet is found by the part that held it', () => {
  const { positions, stop, main } = startAtHome();
  const hive = document.createElement('div');
  hive.id = 'hive-7';
  hive.append(Object.assign(document.createElement('a'), { href: '/hives/7/inspections' }));
  main.append(hive);
  let top = 300;
  hive.getBoundingClientRect = () => new DOMRect(0, top, 100, 100);
  const scrolledBy = jest.fn();
  window.scrollBy = scrolledBy;
  hive.querySelector('a')?.click();
  goTo('/hives/7/inspections');
  positions.arrive('/hives/7/inspections', main);
  top = 9000;
  hive.replaceChildren();
  positions.expectReturn();
  positions.arrive('/', main);
  expect(scrolledBy).toHaveBeenLastCalledWith(0, 8700);
  stop();
});
