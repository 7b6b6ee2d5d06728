import { HivesBody, hiveToWire } from '#hives/old-api/hive-answer.ts';
import { queenChangesOf } from '#hives/queens/wire.ts';
import type { Hive } from '#hives/queries/hive.ts';
import type { HiveId, QueenId } from '#platform/context/ids.ts';
import { inOneScope, type Routes } from '#platform/http/http.ts';
import { signedInContextOf } from '#platform/http/request-context.ts';
import { idParams } from '#platform/http/schemas.ts';
import { fieldProblem } from '#platform/input/forms.ts';
import { colonyHistory } from './history.ts';
import { endQueen, moveQueen } from './queen-steps.ts';
import { type Requeening, requeenColony } from './requeen.ts';
import { splitColony } from './split.ts';
import { changeHiveState } from './state-change.ts';
import { uniteColonies } from './unite.ts';
import {
  HistoryBody,
  historyToWire,
  QueenEndInput,
  QueenMoveInput,
  RequeeningInput,
  SplitInput,
  StateChangeInput,
  stepNames,
  stepOf,
  UnionInput,
} from './wire.ts';

const tags = ['hive life'];
const hiveParams = idParams<HiveId>('hive');
const queenParams = idParams<QueenId>('queen');
const config = { access: 'signedIn', errors: { names: stepNames } } as const;
const response = { 200: HivesBody };

const hivesToWire = (hives: readonly Hive[]) => ({ hives: hives.map(hiveToWire) });

const stateRoute: Routes = async (http) => {
  const summary =
    'Sets the state of a hive from a date; the queen of a lost or sold hive gets the same outcome';
  const schema = { operationId: 'changeHiveState', tags, summary, params: hiveParams, response };
  http.post(
    '/hives/:id/states',
    { config, schema: { ...schema, body: StateChangeInput } },
    async (request) => {
      const context = signedInContextOf(request);
      const { body, params } = request;
      return hivesToWire(await changeHiveState(context, params.id, { ...stepOf(body), state: body.state }));
    },
  );
};

const splitRoute: Routes = async (http) => {
  const summary = 'Splits a colony in one step; returns the old and the new hive';
  const schema = { operationId: 'splitColony', tags, summary, params: hiveParams, response };
  http.post('/hives/:id/split', { config, schema: { ...schema, body: SplitInput } }, async (request) => {
    const context = signedInContextOf(request);
    const { body, params } = request;
    const split = {
      ...stepOf(body),
      name: body.name,
      apiaryId: body.location_id ?? undefined,
      state: body.state,
      doesQueenMove: body.queen_moves,
      newQueen: body.new_queen == null ? undefined : queenChangesOf(body.new_queen),
    };
    return hivesToWire(await splitColony(context, params.id, split));
  });
};

const uniteRoute: Routes = async (http) => {
  const summary = 'Unites the colony of another hive with this one in one step; returns both hives';
  const schema = { operationId: 'uniteColonies', tags, summary, params: hiveParams, response };
  http.post('/hives/:id/unite', { config, schema: { ...schema, body: UnionInput } }, async (request) => {
    const context = signedInContextOf(request);
    const { body, params } = request;
    const { other_hive_id: otherHiveId, queen, fate } = body;
    const union = { ...stepOf(body), otherHiveId, queen, fate: fate ?? undefined };
    return hivesToWire(await uniteColonies(context, params.id, union));
  });
};

const requeenRoute: Routes = async (http) => {
  const summary = 'Requeens a colony in one step with a new queen or one without a hive';
  const schema = { operationId: 'requeenColony', tags, summary, params: hiveParams, response };
  http.post(
    '/hives/:id/requeen',
    { config, schema: { ...schema, body: RequeeningInput } },
    async (request) => {
      const context = signedInContextOf(request);
      const { body, params } = request;
      if (body.queen_id == null && body.queen == null) throw fieldProblem('queenId', 'required');
      const change: Requeening = {
        ...stepOf(body),
        queen:
          body.queen_id == null
            ? { kind: 'new', fields: queenChangesOf(body.queen ?? {}) }
            : { kind: 'known', id: body.queen_id },
        fate: body.fate ?? undefined,
      };
      return hivesToWire(await requeenColony(context, params.id, change));
    },
  );
};

const moveQueenRoute: Routes = async (http) => {
  const summary = 'Moves a living queen to another hive; returns the changed hives';
  const schema = { operationId: 'moveQueen', tags, summary, params: queenParams, response };
  http.post('/queens/:id/move', { config, schema: { ...schema, body: QueenMoveInput } }, async (request) => {
    const context = signedInContextOf(request);
    const { body, params } = request;
    const move = { ...stepOf(body), hiveId: body.hive_id, fate: body.fate ?? undefined };
    return hivesToWire(await moveQueen(context, params.id, move));
  });
};

const endQueenRoute: Routes = async (http) => {
  const summary = 'Sets the outcome of a queen, or that she lives after all';
  const schema = { operationId: 'endQueen', tags, summary, params: queenParams, response };
  http.post('/queens/:id/fate', { config, schema: { ...schema, body: QueenEndInput } }, async (request) => {
    const context = signedInContextOf(request);
    const { body, params } = request;
    return hivesToWire(await endQueen(context, params.id, { ...stepOf(body), fate: body.fate }));
  });
};

const historyRoute: Routes = async (http) => {
  const summary = 'Events of a colony, newest first, and its queens';
  const schema = { operationId: 'getColonyHistory', tags, summary, params: hiveParams };
  http.get(
    '/hives/:id/history',
    { config, schema: { ...schema, response: { 200: HistoryBody } } },
    async (request) => historyToWire(await colonyHistory(signedInContextOf(request), request.params.id)),
  );
};

export const hiveLifeRoutes = inOneScope([
  stateRoute,
  splitRoute,
  uniteRoute,
  requeenRoute,
  moveQueenRoute,
  endQueenRoute,
  historyRoute,
]);
