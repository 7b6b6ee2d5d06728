import Type from 'typebox';
import type { Routes } from '#platform/http/http.ts';
import { signedInContextOf } from '#platform/http/request-context.ts';
import { nullable, oneOf, text, WireTime, wireTime } from '#platform/http/schemas.ts';
import { rateLimits } from '#platform/rate-limits/rate-limits.ts';
import { type AccountMove, moveFaults, moveStates } from './move.ts';
import { beginMove, forgetMove, ownMove, resumeMove, undoMove } from './service.ts';

const tags = ['account'];
const Counts = Type.Record(Type.String(), Type.Integer());

const MoveBody = Type.Object({
  id: Type.Integer(),
  address: Type.String(),
  state: oneOf(moveStates),
  fault: nullable(oneOf(moveFaults)),
  progress: Type.Integer({ description: 'Percent of what is fetched.' }),
  begun_at: WireTime,
  restore_id: nullable(
    Type.Integer({ description: 'The import of what was fetched, see `GET /user/restore`.' }),
  ),
  there: Type.Unsafe<Record<string, number>>(Counts),
  unreadable: Type.Unsafe<Record<string, number>>(Counts),
  unknown: Type.Array(Type.String()),
  failed_calls: Type.Array(Type.String()),
  research_projects: Type.Integer(),
  to_invite: Type.Array(Type.Object({ group: Type.String(), name: Type.String(), email: Type.String() })),
});

function moveToWire(move: AccountMove): Type.Static<typeof MoveBody> {
  const { facts } = move;
  return {
    id: move.id,
    address: move.address,
    state: move.state,
    fault: move.fault ?? null,
    progress: move.state === 'fetching' ? percentOf(move) : 100,
    begun_at: wireTime(move.begunAt),
    restore_id: move.restoreId ?? null,
    there: facts.there,
    unreadable: facts.unreadable,
    unknown: facts.unknown,
    failed_calls: facts.failedCalls,
    research_projects: facts.researchProjects,
    to_invite: facts.toInvite,
  };
}

/** More calls are planned as more is known; nothing is done before its end. */
const percentOf = ({ callsDone, callsPlanned }: AccountMove) =>
  callsPlanned === 0 ? 0 : Math.min(99, Math.floor((callsDone / callsPlanned) * 100));

/** An account brought over from another server that speaks the old format; an addition to the old wire. */
export const moveRoutes: Routes = async (http) => {
  http.post(
    '/user/move',
    {
      config: {
        access: 'inPerson',
        notIdempotent: 'secret',
        limits: [rateLimits.ownAccount],
        errors: { names: { time_zone: 'timeZone' } },
      },
      schema: {
        operationId: 'beginMove',
        tags,
        summary: 'Begins to fetch an account from another server. A password is used once and stored nowhere',
        body: Type.Object({
          address: text({ description: 'Of that server; `/api` is added where it is missing.' }),
          token: Type.Optional(nullable(text({ description: 'Its API token.' }))),
          email: Type.Optional(nullable(text())),
          password: Type.Optional(nullable(text())),
          time_zone: text({ description: 'In which its local times are meant.' }),
        }),
        response: { 202: MoveBody },
      },
    },
    async (request, reply) => {
      const { address, token, email, password, time_zone: timeZone } = request.body;
      const move = await beginMove(signedInContextOf(request), {
        ...{ address, timeZone },
        token: token ?? undefined,
        email: email ?? undefined,
        password: password ?? undefined,
      });
      return reply.status(202).send(moveToWire(move));
    },
  );

  http.get(
    '/user/move',
    {
      config: { access: 'inPerson' },
      schema: {
        operationId: 'getMove',
        tags,
        summary: 'How far the move of an account is; null when there is none',
        response: { 200: Type.Object({ move: nullable(MoveBody) }) },
      },
    },
    async (request) => {
      const found = await ownMove(signedInContextOf(request));
      return { move: found === undefined ? null : moveToWire(found) };
    },
  );

  http.post(
    '/user/move/start',
    {
      config: { access: 'inPerson', notIdempotent: 'harmless' },
      schema: {
        operationId: 'resumeMove',
        tags,
        summary: 'Continues a move that failed',
        response: { 202: MoveBody },
      },
    },
    async (request, reply) =>
      reply.status(202).send(moveToWire(await resumeMove(signedInContextOf(request)))),
  );

  http.post(
    '/user/move/undo',
    {
      config: { access: 'inPerson', notIdempotent: 'harmless' },
      schema: {
        operationId: 'undoMove',
        tags,
        summary: 'Begins to delete what a move has brought and nobody has changed since',
        response: { 202: MoveBody },
      },
    },
    async (request, reply) => reply.status(202).send(moveToWire(await undoMove(signedInContextOf(request)))),
  );

  http.delete(
    '/user/move',
    {
      config: { access: 'inPerson', notIdempotent: 'harmless' },
      schema: {
        operationId: 'forgetMove',
        tags,
        summary: 'Ends a move; imported data do not change',
        response: { 204: Type.Null() },
      },
    },
    async (request, reply) => {
      await forgetMove(signedInContextOf(request));
      return reply.status(204).send(null);
    },
  );
};
