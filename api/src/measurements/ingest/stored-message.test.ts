import { readBrokerMessage } from './mqtt-message.ts';
import { readStored } from './stored-message.ts';

const now = new Date('2026-06-03T10:00:00Z');

test.each([
  ['a plain topic', 'hives/70b3d500aa000001', '{"t":18.4}'],
  [
    'ChirpStack',
    'application/1/device/70b3d500aa000001/event/up',
    '{"deviceInfo":{"devEui":"70b3d500aa000001"},"fPort":3,"fCnt":1,"data":"GwuxC6pkCgH/4y0EAAwM"}',
  ],
])('a message of %s says the same when it is read again', (_what, topic, payload) => {
  const message = { topic, payload: Buffer.from(payload), messageId: 7, isRepeat: false };
  const { read, raw } = readBrokerMessage(message, now);
  expect(read.status).toBe('stored');
  expect(readStored(raw, now)).toMatchObject({ values: read.values, keys: read.keys, source: read.source });
});

test('so does one that came by HTTP, with its values in the address', () => {
  const read = readStored(JSON.stringify({ query: { key: 'scale-1', t: '18.4' } }), now);
  expect(read).toMatchObject({ status: 'stored', keys: ['scale-1'], values: { t: 18.4 } });
});
