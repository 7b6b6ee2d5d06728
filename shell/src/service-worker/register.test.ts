import { registerServiceWorker } from './register.ts';

let files: object[];
let isBusy: boolean;
let keepForField: jest.Mock;

const define = (target: object, name: string, value: unknown) =>
  Object.defineProperty(target, name, { value, configurable: true });

beforeEach(() => {
  jest.useFakeTimers();
  files = [];
  isBusy = false;
  keepForField = jest.fn(async () => undefined);
  localStorage.clear();
  const active = { postMessage: () => undefined };
  define(navigator, 'serviceWorker', { register: async () => undefined, ready: Promise.resolve({ active }) });
  define(performance, 'getEntriesByType', () => files);
});
afterEach(() => {
  for (const name of ['serviceWorker', 'connection']) Reflect.deleteProperty(navigator, name);
  Reflect.deleteProperty(performance, 'getEntriesByType');
  jest.useRealTimers();
});

function open({ isForField = true } = {}): void {
  registerServiceWorker({ isForField: () => isForField, isBusy: () => isBusy, keepForField });
}

const seconds = (count: number) => jest.advanceTimersByTimeAsync(count * 1000);
const file = { name: `${location.origin}/assets/a.js` };

test('what the field needs is fetched once the page has loaded nothing for two seconds', async () => {
  open();
  await seconds(1);
  files = [file];
  await seconds(2);
  expect(keepForField).not.toHaveBeenCalled();
  await seconds(3);
  expect(keepForField).toHaveBeenCalledTimes(1);
});

test('and not while the page awaits an answer', async () => {
  isBusy = true;
  open();
  await seconds(10);
  expect(keepForField).not.toHaveBeenCalled();
  isBusy = false;
  await seconds(3);
  expect(keepForField).toHaveBeenCalledTimes(1);
});

test('nobody who saves data pays for it, unless this device has worked without a network', async () => {
  define(navigator, 'connection', { saveData: true });
  open();
  await seconds(10);
  expect(keepForField).not.toHaveBeenCalled();
  localStorage.setItem('skep.worked-offline', 'yes');
  open();
  await seconds(10);
  expect(keepForField).toHaveBeenCalledTimes(1);
});

test('nobody who is not signed in gets it', async () => {
  open({ isForField: false });
  await seconds(10);
  expect(keepForField).not.toHaveBeenCalled();
});
