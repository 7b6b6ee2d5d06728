import {
  choosableHiveStates,
  colonyEventKinds,
  colonyStepRules,
  type HiveState,
  hiveLimits,
  hiveName,
  hiveStates,
  queenFates,
  queensOfUnion,
  queenWhereabouts,
  splitStates,
  superReason,
} from '@skep/domain';
import * as v from 'valibot';
import { HivePlaceAnswer, HivesAnswer, hivesJson } from '#hives/hive/routes.ts';
import { HiveNameAnswer, QueenNameAnswer, queenBody, tenureAnswer } from '#hives/queens/routes.ts';
import type { Hive } from '#hives/queries/hive.ts';
import type { SignedInContext } from '#platform/context/context.ts';
import type { ApiaryId, ColonyEventId, HiveId, LayerId, QueenId } from '#platform/context/ids.ts';
import { inOneScope } from '#platform/http/http.ts';
import { idJson, SentClientId, sentId, sentIdList } from '#platform/http/json-schema.ts';
import { action, type Sent } from '#platform/http/v1.ts';
import { day } from '#platform/resource/kinds.ts';
import { colonyHistory } from './history.ts';
import { endQueen, moveQueen } from './queen-steps.ts';
import { requeenColony } from './requeen.ts';
import { splitColony } from './split.ts';
import { changeHiveState } from './state-change.ts';
import { uniteColonies } from './unite.ts';

const oneOf = <const Words extends readonly string[]>(words: Words) => v.picklist(words, 'unknown_choice');

/** One of these; the same type as everywhere, so that whoever sends it needs no other. */
const stateOf = <const States extends readonly HiveState[]>(states: States) =>
  v.pipe(oneOf(hiveStates), oneOf(states), v.description(`One of ${states.join(', ')}.`));

const queen = v.optional(v.object(queenBody));
const fate = v.optional(v.pipe(oneOf(queenFates), v.description('What becomes of the queen who leaves.')));

const layerIds = (description: string) =>
  v.pipe(v.optional(sentIdList<LayerId>('layer', hiveLimits.layerCountMax)), v.description(description));

/** What every step takes. */
const when = { ...colonyStepRules, clientId: v.optional(SentClientId) };

/** A step in the life of colonies. It answers with the hives that it was about, as they are now. */
function step<Id extends number, Body extends v.GenericSchema>(
  path: `/${string}/:id/${string}`,
  texts: { id: string; summary: string },
  body: Body,
  take: (
    context: SignedInContext,
    id: Id,
    step: Sent<undefined, undefined, Body>['body'],
  ) => Promise<readonly Hive[]>,
) {
  const params = v.object({ id: sentId<Id>(path.startsWith('/queens') ? 'queen' : 'hive') });
  return action('POST', path, { ...texts, params, body, answer: HivesAnswer }, async (context, sent) =>
    hivesJson(await take(context, sent.params.id, sent.body)),
  );
}

export const hiveLifeRoutes = inOneScope([
  step(
    '/hives/:id/states',
    {
      id: 'changeHiveState',
      summary: 'Sets the state of a hive from a date; the queen of a lost or sold hive gets the same outcome',
    },
    v.object({ ...when, state: stateOf(choosableHiveStates) }),
    changeHiveState,
  ),
  step(
    '/hives/:id/split',
    { id: 'splitColony', summary: 'Splits a colony in one step; returns the old and the new hive' },
    v.object({
      ...when,
      name: v.pipe(hiveName, v.description('Name of the new hive.')),
      apiaryId: v.optional(sentId<ApiaryId>('apiary of the new hive. Default: that of the old one')),
      state: stateOf(splitStates),
      doesQueenMove: v.boolean(),
      layerIds: layerIds('Boxes that go with the new hive; none: it begins with one brood box.'),
      newQueen: queen,
    }),
    splitColony,
  ),
  step(
    '/hives/:id/unite',
    {
      id: 'uniteColonies',
      summary: 'Unites the colony of another hive with this one in one step; returns both hives',
    },
    v.object({
      ...when,
      otherHiveId: sentId<HiveId>('hive whose bees come into this one'),
      queen: v.pipe(oneOf(queensOfUnion), v.description('Queen of the united colony.')),
      fate,
      layerIds: layerIds('Boxes of the other hive that are put on this one.'),
      ...superReason.entries,
    }),
    uniteColonies,
  ),
  step(
    '/hives/:id/requeen',
    {
      id: 'requeenColony',
      summary: 'Requeens a colony in one step with a new queen or one without a hive',
    },
    v.object({ ...when, queenId: v.optional(sentId<QueenId>('queen who heads no hive')), queen, fate }),
    requeenColony,
  ),
  step(
    '/queens/:id/move',
    { id: 'moveQueen', summary: 'Moves a living queen to another hive; returns the changed hives' },
    v.object({ ...when, hiveId: sentId<HiveId>('hive'), fate }),
    moveQueen,
  ),
  step(
    '/queens/:id/fate',
    { id: 'endQueen', summary: 'Sets the outcome of a queen, or that she lives after all' },
    v.object({ ...when, fate: oneOf(queenFates), ...queenWhereabouts }),
    endQueen,
  ),
  action(
    'GET',
    '/hives/:id/history',
    {
      id: 'readColonyHistory',
      summary: 'Events of a colony, newest first, its queens and its apiaries',
      params: v.object({ id: sentId<HiveId>('hive') }),
      answer: v.object({
        events: v.array(
          v.object({
            id: idJson<ColonyEventId>('event'),
            kind: v.picklist(colonyEventKinds),
            date: day.json,
            note: v.optional(v.string()),
            hive: HiveNameAnswer,
            otherHive: v.optional(HiveNameAnswer),
            queen: v.optional(QueenNameAnswer),
            formerQueen: v.optional(QueenNameAnswer),
            movedBoxes: v.pipe(v.optional(v.number()), v.description('Boxes that went to the other hive.')),
            movedFrames: v.pipe(v.optional(v.number()), v.description('Frames in these boxes.')),
            state: v.optional(
              v.pipe(v.picklist(hiveStates), v.description('State of this hive after the event.')),
            ),
            authorName: v.optional(v.string()),
          }),
        ),
        reigns: v.pipe(
          v.array(v.object({ queen: QueenNameAnswer, ...tenureAnswer })),
          v.description('Queens of the hive, the current one first.'),
        ),
        places: v.pipe(
          v.array(HivePlaceAnswer),
          v.description('Apiaries where the hive stood, the current one first.'),
        ),
      }),
    },
    (context, { params }) => colonyHistory(context, params.id),
  ),
]);
