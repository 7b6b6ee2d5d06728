import { containerNameOf } from '@skep/registry/schema';
import { aRow } from '../testing/a-registry.ts';
import { createRemoteLoader, loadLimitMs } from './load-remote.ts';

const lifecycles = { mount: async () => undefined };

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(globalThis, { __webpack_share_scopes__: { default: {} } });
});
afterEach(() => jest.useRealTimers());

function loading() {
  const row = aRow('mf-slow');
  const loaded = createRemoteLoader(false).loadLifecycles(row, false);
  const outcome = jest.fn();
  loaded.then(outcome, ({ failure }) => outcome(failure));
  const arrive = () => {
    Object.assign(window, {
      [containerNameOf(row.name)]: { init: async () => undefined, get: async () => () => lifecycles },
    });
    document.querySelector(`script[src="${row.entry}"]`)?.dispatchEvent(new Event('load'));
  };
  return { outcome, arrive };
}

test('the script of a remote has two minutes on a slow link', async () => {
  expect(loadLimitMs).toBe(120_000);
  const { outcome, arrive } = loading();
  await jest.advanceTimersByTimeAsync(119_000);
  expect(outcome).not.toHaveBeenCalled();
  arrive();
  await jest.advanceTimersByTimeAsync(0);
  expect(outcome).toHaveBeenCalledWith(lifecycles);
});

test('a script that is not there after that did not load', async () => {
  const { outcome } = loading();
  await jest.advanceTimersByTimeAsync(120_000);
  expect(outcome).toHaveBeenCalledWith('notLoaded');
});

test.each(['^2.0.0', '^1.99.0'])(
  'a remote that needs a kit that this shell lacks does not start: %s',
  async (kit) => {
    const loading = createRemoteLoader(false).loadLifecycles({ ...aRow('mf-newer'), kit }, false);
    await expect(loading).rejects.toMatchObject({ failure: 'otherKit' });
  },
);
