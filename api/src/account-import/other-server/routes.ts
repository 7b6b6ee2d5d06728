import * as v from 'valibot';
import type { AccountMoveId, RestoreId } from '#platform/context/ids.ts';
import { inOneScope } from '#platform/http/http.ts';
import { idJson } from '#platform/http/json-schema.ts';
import { textMax } from '#platform/http/schemas.ts';
import { action } from '#platform/http/v1.ts';
import { rateLimits } from '#platform/rate-limits/rate-limits.ts';
import { type AccountMove, moveFaults, moveStates } from './move.ts';
import { beginMove, forgetMove, ownMove, resumeMove, undoMove } from './service.ts';

const counts = v.record(v.string(), v.number());

const MoveAnswer = v.object({
  id: idJson<AccountMoveId>('move'),
  address: v.string(),
  state: v.picklist(moveStates),
  fault: v.optional(v.picklist(moveFaults)),
  progressPercent: v.pipe(v.number(), v.description('Of what is fetched.')),
  begunAt: v.date(),
  restoreId: v.pipe(
    v.optional(idJson<RestoreId>('import')),
    v.description('The import of what was fetched, see `GET /account/restore`.'),
  ),
  there: v.pipe(counts, v.description('How many things of each kind the other server listed.')),
  unreadable: v.pipe(counts, v.description('How many of each kind cannot be imported.')),
  unknown: v.pipe(v.array(v.string()), v.description('Questions that become the person’s own.')),
  failedCalls: v.array(v.string()),
  researchProjects: v.number(),
  toInvite: v.array(v.object({ group: v.string(), name: v.string(), email: v.string() })),
});

const moveJson = ({ facts, ...move }: AccountMove) => ({
  ...move,
  ...facts,
  progressPercent: move.state === 'fetching' ? percentOf(move) : 100,
});

/** More calls are planned as more is known; nothing is done before its end. */
const percentOf = ({ callsDone, callsPlanned }: Pick<AccountMove, 'callsDone' | 'callsPlanned'>) =>
  callsPlanned === 0 ? 0 : Math.min(99, Math.floor((callsDone / callsPlanned) * 100));

const text = v.pipe(v.string('required'), v.maxLength(textMax, 'too_long'));
const access = 'inPerson';

/** An account brought over from another server that speaks the old format. */
export const moveRoutes = inOneScope([
  action(
    'POST',
    '/account/move',
    {
      ...{ id: 'beginMove', access, notIdempotent: 'secret', limits: [rateLimits.ownAccount] },
      summary: 'Begins to fetch an account from another server. A password is used once and stored nowhere',
      body: v.object({
        address: v.pipe(text, v.description('Of that server; `/api` is added where it is missing.')),
        token: v.pipe(v.optional(text), v.description('Its API token.')),
        ...{ email: v.optional(text), password: v.optional(text) },
        timeZone: v.pipe(text, v.description('In which its local times are meant.')),
      }),
      answer: MoveAnswer,
    },
    async (context, { body }) => moveJson(await beginMove(context, body)),
  ),
  action(
    'GET',
    '/account/move',
    {
      ...{ id: 'readMove', access },
      summary: 'How far the move of an account is',
      answer: v.object({ move: v.pipe(v.optional(MoveAnswer), v.description('Absent: there is none.')) }),
    },
    async (context) => {
      const found = await ownMove(context);
      return { move: found && moveJson(found) };
    },
  ),
  action(
    'POST',
    '/account/move/start',
    {
      ...{ id: 'resumeMove', access, notIdempotent: 'harmless' },
      ...{ summary: 'Continues a move that failed', answer: MoveAnswer },
    },
    async (context) => moveJson(await resumeMove(context)),
  ),
  action(
    'POST',
    '/account/move/undo',
    {
      ...{ id: 'undoMove', access, notIdempotent: 'harmless' },
      summary: 'Begins to delete what a move has brought and nobody has changed since',
      answer: MoveAnswer,
    },
    async (context) => moveJson(await undoMove(context)),
  ),
  action(
    'DELETE',
    '/account/move',
    {
      ...{ id: 'forgetMove', access, notIdempotent: 'harmless' },
      summary: 'Ends a move; imported data do not change',
    },
    forgetMove,
  ),
]);
