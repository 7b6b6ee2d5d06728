import { createUnsavedWork } from './unsaved-work.ts';

const pages = { oldUrl: 'http://skep.example/waiting', newUrl: 'http://skep.example/inspect' };

test.each([
  ['the browser’s back', new PopStateEvent('popstate'), 1],
  ['what a router has pushed', Object.assign(new PopStateEvent('popstate'), { singleSpa: true }), 0],
  ['what a router has pushed while the page was changing', undefined, 0],
])('unsaved work is guarded: %s', (_what, originalEvent, times) => {
  const ask = jest.fn(async () => false);
  const work = createUnsavedWork(ask);
  const stop = work.guard(() => undefined);
  work.set(true);
  const cancelNavigation = jest.fn();
  const detail = { ...pages, originalEvent, cancelNavigation };
  window.dispatchEvent(new CustomEvent('single-spa:before-routing-event', { detail }));
  stop();
  expect(ask).toHaveBeenCalledTimes(times);
  expect(cancelNavigation).toHaveBeenCalledTimes(times);
});
