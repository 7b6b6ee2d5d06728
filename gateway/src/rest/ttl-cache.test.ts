import { createRest } from './rest.ts';
import { cachedFor } from './ttl-cache.ts';

const caller = {
  requestId: 'a-request',
  attemptId: undefined,
  authorization: undefined,
  acceptLanguage: undefined,
  userAgent: undefined,
  address: undefined,
};

const aService = () => {
  const options = { url: 'http://api.test', gatewaySecret: undefined, callsMax: 30, timeoutMs: 1000 };
  return { newRequest: () => createRest(options, caller) };
};

const itself = (text: string) => text;

test('what one request has read the next knows at once, for a minute, by its key and of its own service', async () => {
  const readAgain = jest.fn(async (_rest: object, language: string) => `in ${language}`);
  let time = 0;
  const cached = cachedFor(readAgain, () => time);
  const service = aService();
  expect(await cached(service.newRequest(), 'en').look(itself)).toBe('in en');
  expect(cached(service.newRequest(), 'en').look(itself)).toBe('in en');
  expect(readAgain).toHaveBeenCalledTimes(1);
  expect(await cached(service.newRequest(), 'nl').look(itself)).toBe('in nl');
  await cached(aService().newRequest(), 'en').look(itself);
  expect(readAgain).toHaveBeenCalledTimes(3);
  time = 60_000;
  await cached(service.newRequest(), 'en').look(itself);
  expect(readAgain).toHaveBeenCalledTimes(4);
});

test('a query of the person themselves is sent once for each request', async () => {
  const readAgain = jest.fn(async () => 'known');
  const cached = cachedFor(readAgain);
  const service = aService();
  const first = cached(service.newRequest(), 'en');
  await Promise.all([first.read(), first.read(), first.look(itself)]);
  await cached(service.newRequest(), 'en').read();
  expect(readAgain).toHaveBeenCalledTimes(2);
});

test('a failure is not cached', async () => {
  const readAgain = jest.fn(async () => 'there').mockRejectedValueOnce(new Error('away'));
  const cached = cachedFor(readAgain);
  const service = aService();
  await expect(cached(service.newRequest(), 'en').look(itself)).rejects.toThrow('away');
  expect(await cached(service.newRequest(), 'en').look(itself)).toBe('there');
});
