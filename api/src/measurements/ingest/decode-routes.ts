import { decodePayload, type PayloadFormat } from '@skep/device-codecs';
import Type from 'typebox';
import type { Routes } from '#platform/http/http.ts';
import { contextOf } from '#platform/http/request-context.ts';

/** The largest payload that LoRaWAN carries has 242 bytes; logs of the device's own memory have longer lines. */
const mostBytes = 256;

const baseFormats: readonly PayloadFormat[] = ['base_start_up', 'base_measurement', 'base_alarm'];

/** Nothing is stored: for people who set up a device and wonder what it says. */
export const decodeRoutes: Routes = async (http) => {
  http.get(
    '/sensors/decode/p/:port/pl/:payload',
    {
      config: { access: 'signedIn' },
      schema: {
        operationId: 'decodePayload',
        tags: ['ingest'],
        summary: 'Decodes a payload; returns only payload_hex if it cannot be read',
        params: Type.Object({
          port: Type.Integer({
            minimum: 0,
            maximum: 255,
            description: 'LoRaWAN port (FPort) of the message.',
          }),
          payload: Type.String({
            pattern: '^([0-9a-fA-F]{2})+$',
            maxLength: 2 * mostBytes,
            description: 'Bytes of the message in hex.',
          }),
        }),
        response: {
          200: Type.Unsafe<Record<string, string | number | boolean>>(
            Type.Object(
              { payload_hex: Type.String() },
              { additionalProperties: { type: ['number', 'string', 'boolean'] } },
            ),
          ),
        },
      },
    },
    async (request) => {
      const { port, payload } = request.params;
      const nowSeconds = Math.floor(contextOf(request).clock.now().getTime() / 1000);
      const decoded = decodePayload(port, Buffer.from(payload, 'hex'), { nowSeconds });
      if (decoded.kind === 'undecodable') return { payload_hex: payload };
      const isBase = baseFormats.includes(decoded.format);
      return { payload_hex: payload, ...(isBase ? { beep_base: true } : {}), ...decoded.values };
    },
  );
};
