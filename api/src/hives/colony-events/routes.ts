import { queenChangesOf } from '#hives/queens/wire.ts';
import type { Hive } from '#hives/queries/hive.ts';
import { HivesBody, hiveToWire } from '#hives/queries/wire.ts';
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
  const summary = 'Says what a hive is from a day on; the queen of one that is lost or sold goes with it';
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
  const summary = 'Makes two colonies of one in a single step; answers with the old hive and the new one';
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
  const summary = 'Brings the bees of another hive into this one in a single step; answers with both';
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
  const summary = 'Gives a colony another queen in a single step: a new one, or one who heads no hive';
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
  const summary = 'Moves a living queen to another hive; answers with the hives that it changed';
  const schema = { operationId: 'moveQueen', tags, summary, params: queenParams, response };
  http.post('/queens/:id/move', { config, schema: { ...schema, body: QueenMoveInput } }, async (request) => {
    const context = signedInContextOf(request);
    const { body, params } = request;
    const move = { ...stepOf(body), hiveId: body.hive_id, fate: body.fate ?? undefined };
    return hivesToWire(await moveQueen(context, params.id, move));
  });
};

const endQueenRoute: Routes = async (http) => {
  const summary = 'Says what became of a queen, or that one who was thought gone lives';
  const schema = { operationId: 'endQueen', tags, summary, params: queenParams, response };
  http.post('/queens/:id/fate', { config, schema: { ...schema, body: QueenEndInput } }, async (request) => {
    const context = signedInContextOf(request);
    const { body, params } = request;
    return hivesToWire(await endQueen(context, params.id, { ...stepOf(body), fate: body.fate }));
  });
};

const historyRoute: Routes = async (http) => {
  const summary = 'What happened to a colony, the newest first, and which queens headed it';
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
