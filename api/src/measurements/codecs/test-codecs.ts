import type { TestUser } from '#testing/builders.ts';
import type { TestApi } from '#testing/test-api.ts';

/** Big-endian tenths of a degree, per cent and grams, with names as makers write them. */
export const sampleCodec = `
var SCALE = 10;
function decodeUplink(input) {
  if (input.fPort !== 2) return { errors: ['unknown port'] };
  var warnings = input.bytes[2] > 100 ? ['humidity sensor wet'] : [];
  return {
    data: {
      TempC_SHT: ((input.bytes[0] << 8) | input.bytes[1]) / SCALE,
      Hum_SHT: input.bytes[2],
      scale: { weight_g: (input.bytes[3] << 8) | input.bytes[4] },
    },
    warnings: warnings,
  };
}`;

/** 30 °C, 55 %, 21,500 g. */
export const samplePayload = '012c3753fc';

export const aCodec = (overrides: Record<string, unknown> = {}) => ({
  ...{ name: 'Test sensor', text: sampleCodec },
  fields: [
    { name: 'TempC_SHT', quantity: 't_i' },
    { name: 'scale_weight_g', quantity: 'weight_kg', unit: 'g' },
  ],
  ...overrides,
});

/** Keeps one by the public door. @returns it as POST answers */
export async function storedCodec(api: TestApi, as: TestUser, overrides: Record<string, unknown> = {}) {
  const answer = await api.request('POST', '/api/v1/device-codecs', { as, body: aCodec(overrides) });
  if (answer.status !== 200) throw new Error(answer.text);
  return answer.body;
}
