import { parseEnvelope } from '@skep/device-codecs';
import type { InboxStatus } from '@skep/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import Type from 'typebox';
import type { Context } from '#platform/context/context.ts';
import { bareText } from '#platform/http/bare-json.ts';
import { bodyText } from '#platform/http/body-text.ts';
import { inOneScope, type Routes } from '#platform/http/http.ts';
import { contextOf, signedInContextOf } from '#platform/http/request-context.ts';
import { setSender } from '#platform/http/sender.ts';
import { messageTaken } from '#platform/observability/events.ts';
import { rateLimits } from '#platform/rate-limits/rate-limits.ts';
import { hasUnreadableTime } from './message-time.ts';
import { isOfNetwork } from './operator-network.ts';
import { isStorableKey, messageBytesMax, readMessage } from './reading.ts';
import { keepRefused } from './rejected-messages.ts';
import { keepUnknown, receiveMessage, tryMessage } from './service.ts';
import type { Incoming } from './storing.ts';
import { ownerOfAddress } from './webhook.ts';

const tags = ['ingest'];
const unreadableTime = 'The time cannot be read';
const waitsForOwner = 'waits-for-owner';

/** Of every route here. */
const taking = {
  limits: [],
  takesFile: true,
  errors: { codes: { unreadable_request: { bare: 'The body cannot be read' } } },
} as const;

const schemaOf = (operationId: string, summary: string) => ({
  operationId,
  tags,
  summary,
  description:
    'Accepts the body of any known network server, or key-value pairs as JSON, form or query; the format is detected.',
  body: Type.Unknown(),
  response: {
    200: Type.Unknown({
      description:
        'no-data-to-write: the message is stored and has no measurement. With debug=1 an object: what would be stored.',
    }),
    201: Type.String({ description: 'saved: the message is stored, also if it was sent before.' }),
    202: Type.String({
      description: `${waitsForOwner}: nothing proves that the device sent it; it is stored until its owner accepts it.`,
    }),
    400: Type.String({ description: 'No key provided, or The body cannot be read.' }),
    401: Type.String({ description: 'No valid key provided' }),
    422: Type.String({
      description: `${unreadableTime}: the message is stored, but none of its values.`,
    }),
  },
});

/** Anybody may send who knows a device's key; counted by device, since a network server speaks for thousands. */
const openRoutes: Routes = async (http) => {
  for (const [path, operationId] of [
    ['/sensors', 'sendMeasurements'],
    ['/lora_sensors', 'sendUplink'],
  ] as const) {
    http.post(
      path,
      {
        bodyLimit: messageBytesMax,
        config: { ...taking, access: 'public', keepsBodyText: true },
        schema: schemaOf(operationId, 'Stores a message of the device with the key in the message'),
      },
      (request, reply) => takeSecret(request, reply, request.headers['x-skep-secret']),
    );
  }
};

/** An address that its owner alone knows; the header serves as well. */
const secretRoutes: Routes = async (http) => {
  for (const [path, operationId] of [
    ['/sensors/from/:secret', 'sendProvedMeasurements'],
    ['/lora_sensors/from/:secret', 'sendProvedUplink'],
  ] as const) {
    http.post(
      path,
      {
        bodyLimit: messageBytesMax,
        config: { ...taking, access: 'public' },
        schema: {
          ...schemaOf(
            operationId,
            'Stores a message; the secret in the address names the owner of the device',
          ),
          params: Type.Object({
            secret: Type.String({ maxLength: 100, description: 'Secret of the owner of the devices.' }),
          }),
        },
      },
      (request, reply) => takeSecret(request, reply, request.params.secret),
    );
  }
};

const signedInRoutes: Routes = async (http) => {
  for (const [path, operationId] of [
    ['/sensors_auth', 'sendOwnMeasurements'],
    ['/lora_sensors_auth', 'sendOwnUplink'],
  ] as const) {
    http.post(
      path,
      {
        bodyLimit: messageBytesMax,
        config: { ...taking, access: 'signedIn', notIdempotent: 'message' },
        schema: schemaOf(
          operationId,
          'Stores a message of a device of the signed-in person, by the key in the message',
        ),
      },
      (request, reply) => {
        const context = signedInContextOf(request);
        return take(request, reply, context, { ownerId: context.user.id });
      },
    );
  }
};

export const ingestRoutes = inOneScope([openRoutes, secretRoutes, signedInRoutes]);

/**
 * A secret that is nobody's is worth less than none: who has renewed theirs wants nothing of what comes by the old one.
 * The same holds for a wrong signature.
 */
async function takeSecret(request: FastifyRequest, reply: FastifyReply, secret: unknown) {
  const context = contextOf(request);
  const signature = request.headers['skep-signature'];
  if (secret === undefined && signature === undefined)
    return take(request, reply, context, { ownerId: undefined });
  if (isOfNetwork(context, { secret, signature, body: bodyText(request) }))
    return take(request, reply, context, { ownerId: undefined, isVouched: true });
  const ownerId = secret === undefined ? undefined : await ownerOfAddress(context, String(secret));
  return ownerId === undefined ? refuseUnknown(request, reply) : take(request, reply, context, { ownerId });
}

/** @param proof whose device it must be, and whether more than the key tells that the device sent it. */
async function take(
  request: FastifyRequest,
  reply: FastifyReply,
  context: Context,
  proof: Pick<Incoming, 'ownerId' | 'isVouched'>,
) {
  const { ownerId } = proof;
  const read = readMessage(envelopeOf(request), context.clock.now());
  const [key] = read.keys;
  if (key === undefined) return refuseWithoutKey(request, reply);
  if (!read.keys.every(isStorableKey)) return refuseUnknown(request, reply);
  const message = { read, raw: rawOf(request), ...proof };
  // A stranger who names the device's key counts by the own address, and silences nobody but oneself.
  setSender(request, `${key} of ${ownerId ?? request.server.addressOf(request)}`);
  await request.server.countRequest(rateLimits.device, request, reply).catch(async (error: unknown) => {
    await keepRefused(context, 'too_many', message);
    throw error;
  });
  if (wantsTrial(request))
    return hasUnreadableTime(read) ? sayUnreadable(reply) : tryMessage(context, read, ownerId);
  const status = await receiveMessage(context, message, request.server.addressOf(request));
  if (status === 'quarantined') return bareText(reply.status(202), waitsForOwner);
  if (status === 'unproved') return refuseUnknown(request, reply);
  if (status === 'unknown_device') return keepAndRefuse(request, reply, context, message);
  return hasUnreadableTime(read) ? sayUnreadable(reply) : acknowledge(reply, status);
}

function envelopeOf(request: FastifyRequest) {
  const contentType = request.headers['content-type'];
  return parseEnvelope(request.body, {
    query: queryOf(request),
    ...(contentType === undefined ? {} : { contentType }),
  });
}

function queryOf({ query }: FastifyRequest): Record<string, unknown> {
  return typeof query === 'object' && query !== null ? { ...query } : {};
}

function rawOf(request: FastifyRequest): string {
  return JSON.stringify({ body: request.body, query: queryOf(request) });
}

/** Whether the sender only wants to see what would be stored. */
function wantsTrial({ body, query }: FastifyRequest): boolean {
  const debug = asObject(body).debug ?? asObject(query).debug;
  return debug === 1 || debug === '1' || debug === true || debug === 'true';
}

function asObject(value: unknown): { debug?: unknown } {
  return typeof value === 'object' && value !== null ? value : {};
}

function acknowledge(reply: FastifyReply, status: InboxStatus): string {
  return status === 'stored'
    ? bareText(reply.status(201), 'saved')
    : bareText(reply.status(200), 'no-data-to-write');
}

async function refuseWithoutKey(request: FastifyRequest, reply: FastifyReply): Promise<string> {
  messageTaken.emit({ result: 'no_key' });
  await request.server.countRequest(rateLimits.unknownDevice, request, reply);
  return bareText(reply.status(400).header('x-error-code', 'invalid_input'), 'No key provided');
}

async function refuseUnknown(request: FastifyRequest, reply: FastifyReply): Promise<string> {
  await request.server.countRequest(rateLimits.unknownDevice, request, reply);
  return sayUnknown(reply);
}

/** No sender is answered that a message is stored whose time nobody can read. */
function sayUnreadable(reply: FastifyReply): string {
  return bareText(reply.status(422).header('x-error-code', 'invalid_input'), unreadableTime);
}

function sayUnknown(reply: FastifyReply): string {
  return bareText(reply.status(401).header('x-error-code', 'not_allowed'), 'No valid key provided');
}

async function keepAndRefuse(
  request: FastifyRequest,
  reply: FastifyReply,
  context: Context,
  message: Incoming,
): Promise<string> {
  await request.server.countRequest(rateLimits.unknownDevice, request, reply);
  await request.server.countRequest(rateLimits.unknownDevices, request, reply);
  await keepUnknown(context, message, request.server.addressOf(request));
  return sayUnknown(reply);
}
