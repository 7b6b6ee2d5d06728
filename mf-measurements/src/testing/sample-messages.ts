import { aMessage } from './builders.ts';

/** Messages of every kind, the newest first. */
export const sampleMessages = [
  aMessage({ id: '506' }),
  aMessage({
    id: '505',
    source: 'key-values',
    valueCount: 3,
    notes: [{ code: 'no_definition', params: { quantity: 'w_v' } }],
  }),
  aMessage({
    id: '504',
    status: 'UNREADABLE',
    valueCount: 0,
    measuredAt: null,
    notes: [{ code: 'unknown_payload', params: { port: '5', bytes: '17' } }],
  }),
  aMessage({
    id: '503',
    status: 'REFUSED_TIME',
    valueCount: 0,
    measuredAt: null,
    source: 'chirpstack-v4',
    notes: [{ code: 'time_in_future', params: { time: '2100-01-01T00:00:00Z' } }],
  }),
  aMessage({
    id: '507',
    status: 'TOO_MANY',
    valueCount: 0,
    measuredAt: null,
    notes: [{ code: 'too_many', params: { perMinute: '120' } }],
  }),
  aMessage({
    id: '508',
    status: 'UNPROVED',
    valueCount: 0,
    measuredAt: null,
    notes: [{ code: 'no_proof' }],
  }),
  aMessage({ id: '509', status: 'QUARANTINED', valueCount: 0, measuredAt: null, notes: [] }),
  aMessage({ id: '502', status: 'NOTHING_TO_STORE', valueCount: 0, measuredAt: null }),
  aMessage({
    id: '501',
    repeats: 2,
    notes: [
      { code: 'out_of_range', params: { quantity: 't_0', value: '185', low: '-60', high: '80' } },
      { code: 'brand_new_code' },
    ],
  }),
];
