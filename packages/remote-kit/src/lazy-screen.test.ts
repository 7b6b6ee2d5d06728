import { loadWithRetries } from './lazy-screen.ts';

const missing = () => Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' });

test('a file that comes at the third try is taken', async () => {
  const waits = jest.fn(async () => undefined);
  let tries = 0;
  const load = async () => {
    tries += 1;
    if (tries < 3) throw missing();
    return 'a screen';
  };
  expect(await loadWithRetries(load, waits)).toBe('a screen');
  expect(waits).toHaveBeenCalledTimes(2);
});

test('a file that is gone is given up after three tries', async () => {
  const load = jest.fn(async () => {
    throw missing();
  });
  await expect(loadWithRetries(load, async () => undefined)).rejects.toThrow('Loading chunk 7 failed.');
  expect(load).toHaveBeenCalledTimes(3);
});

test('a file that came and threw is not asked for again', async () => {
  const load = jest.fn(async () => {
    throw new TypeError('broken on purpose');
  });
  await expect(loadWithRetries(load)).rejects.toThrow('broken on purpose');
  expect(load).toHaveBeenCalledTimes(1);
});
