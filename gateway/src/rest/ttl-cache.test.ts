import { createRest } from './rest.ts';
import { keptFor } from './ttl-cache.ts';

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
  const readAnew = jest.fn(async (_rest: object, language: string) => `in ${language}`);
  let time = 0;
  const keptOf = keptFor(readAnew, () => time);
  const service = aService();
  expect(await keptOf(service.newRequest(), 'en').look(itself)).toBe('in en');
  expect(keptOf(service.newRequest(), 'en').look(itself)).toBe('in en');
  expect(readAnew).toHaveBeenCalledTimes(1);
  expect(await keptOf(service.newRequest(), 'nl').look(itself)).toBe('in nl');
  await keptOf(aService().newRequest(), 'en').look(itself);
  expect(readAnew).toHaveBeenCalledTimes(3);
  time = 60_000;
  await keptOf(service.newRequest(), 'en').look(itself);
  expect(readAnew).toHaveBeenCalledTimes(4);
});

test('who asks for it by name is asked who they are, once for each request', async () => {
  const readAnew = jest.fn(async () => 'known');
  const keptOf = keptFor(readAnew);
  const service = aService();
  const first = keptOf(service.newRequest(), 'en');
  await Promise.all([first.read(), first.read(), first.look(itself)]);
  await keptOf(service.newRequest(), 'en').read();
  expect(readAnew).toHaveBeenCalledTimes(2);
});

test('what failed is not kept', async () => {
  const readAnew = jest.fn(async () => 'there').mockRejectedValueOnce(new Error('away'));
  const keptOf = keptFor(readAnew);
  const service = aService();
  await expect(keptOf(service.newRequest(), 'en').look(itself)).rejects.toThrow('away');
  expect(await keptOf(service.newRequest(), 'en').look(itself)).toBe('there');
});
