import BrowserEnvironment from './environment.mjs';

const config = {
  globalConfig: {},
  projectConfig: { testEnvironmentOptions: {}, globals: {}, fakeTimers: {} },
};
const newEnvironment = () => new BrowserEnvironment(config, { console });

/** The window as the next test file finds it, after a file that did this. */
async function windowAfter(leave) {
  const environment = newEnvironment();
  await leave(environment.global, environment);
  await environment.teardown();
  return newEnvironment().global;
}

test('a test file finds an empty page at the first address', async () => {
  const { document, history, location } = await windowAfter((window) => {
    window.document.title = 'Hives';
    window.document.body.innerHTML = '<p>Anna</p>';
    window.document.body.className = 'dark';
    window.history.pushState({ step: 1 }, '', '/hives?tag=1');
    window.history.pushState({ step: 2 }, '', '/hives/7');
  });
  expect(document.documentElement.outerHTML).toBe('<html><head></head><body></body></html>');
  expect(document.title).toBe('');
  expect(location.href).toBe('http://localhost/');
  expect([history.length, history.state]).toEqual([1, null]);
});

test('a test file finds no stored data', async () => {
  const { document, localStorage, sessionStorage } = await windowAfter((window) => {
    window.localStorage.setItem('a', '1');
    window.sessionStorage.setItem('b', '2');
    window.document.cookie = 'c=3';
    window.Storage.prototype.setItem = () => undefined;
  });
  expect([localStorage.length, sessionStorage.length, document.cookie]).toEqual([0, 0, '']);
  localStorage.setItem('a', '4');
  expect(localStorage.getItem('a')).toBe('4');
});

test('a test file finds the properties of a new window', async () => {
  const { fetch, scrollTo } = newEnvironment().global;
  const window = await windowAfter((window) => {
    window.fetch = () => undefined;
    window.scrollTo = () => undefined;
    window.matchMedia = () => undefined;
    window.history.pushState = () => undefined;
    window.addEventListener = () => undefined;
    window.HTMLElement.prototype.scrollIntoView = () => undefined;
    window.navigator.share = () => undefined;
    window.document.marker = true;
  });
  expect([window.fetch === fetch, window.scrollTo === scrollTo]).toEqual([true, true]);
  expect('matchMedia' in window || 'scrollIntoView' in window.HTMLElement.prototype).toBe(false);
  expect('share' in window.navigator || 'marker' in window.document).toBe(false);
  window.history.pushState(null, '', '/diary');
  expect(window.location.pathname).toBe('/diary');
});

test('listeners, timers and fake time of a test file end with it', async () => {
  const heard = [];
  const window = await windowAfter((global, { fakeTimersModern }) => {
    global.addEventListener('online', () => heard.push('window'), { once: true });
    global.addEventListener('online', () => heard.push('captured'), true);
    global.document.addEventListener('click', () => heard.push('document'));
    global.setTimeout(() => heard.push('timeout'), 1);
    global.setInterval(() => heard.push('interval'), 1);
    global.requestAnimationFrame(() => heard.push('frame'));
    fakeTimersModern.useFakeTimers({ now: 0 });
    global.setTimeout(() => heard.push('fake'), 0);
  });
  window.dispatchEvent(new window.Event('online'));
  window.document.body.click();
  await new Promise((done) => window.requestAnimationFrame(done));
  expect(heard).toEqual([]);
  expect(window.Date.now()).toBeGreaterThan(0);
});

test('a page is as old as its test file', async () => {
  let end;
  const window = await windowAfter(() => {
    end = performance.now();
  });
  const age = window.performance.now();
  expect(age).toBeLessThanOrEqual(performance.now() - end);
});

test('code that runs on after its test file loads no more modules', async () => {
  const environment = newEnvironment();
  await environment.teardown();
  expect(environment.getVmContext()).toBeNull();
});

test.each([
  ['.row', true],
  ['.wide.row', true],
  ['li', true],
  ['ul.list > .row:not(.last)', true],
  ['.list .row:first-child', true],
  ['p, .row', true],
  ['*', true],
  ['[data-id="a,b"]', true],
  [':first-child', true],
  ['.row:not(.last, .first)', true],
  [':is(p, .row)', true],
  ['.list:has(.wide) .row', true],
  ['.list[data-id], li[data-id="a,b"]', true],
  ['.list:has(.last) .row', false],
  ['.other:not(.row)', false],
  ['.ro', false],
  ['.row.last', false],
  ['p', false],
  ['.row p, .other', false],
  ['ol > .row', false],
])('a rule for %s styles the elements that it matches, and no others', (selector, isMatch) => {
  const { document, getComputedStyle } = newEnvironment().global;
  document.head.innerHTML = `<style>@keyframes fade { to { color: red; } } ${selector} { visibility: hidden; }</style>`;
  document.body.innerHTML = '<ul class="list"><li class="row wide" data-id="a,b">Anna</li></ul>';
  expect(getComputedStyle(document.querySelector('li')).visibility === 'hidden').toBe(isMatch);
});

test('a rule styles an element as soon as it has the class', () => {
  const { document, getComputedStyle } = newEnvironment().global;
  document.head.innerHTML = '<style>.gone { visibility: hidden; }</style>';
  document.body.innerHTML = '<p>Anna</p>';
  const [row] = document.body.children;
  const isGone = () => getComputedStyle(row).visibility === 'hidden';
  const before = isGone();
  row.className = 'gone';
  expect([before, isGone()]).toEqual([false, true]);
});
