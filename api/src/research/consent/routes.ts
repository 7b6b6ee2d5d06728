import { researchItems } from '@skep/domain';
import * as v from 'valibot';
import type { SignedInContext } from '#platform/context/context.ts';
import type { HiveId, ResearchAnswerId, ResearchId } from '#platform/context/ids.ts';
import { inOneScope } from '#platform/http/http.ts';
import { idJson, sentId, sentIdList, sentMoment } from '#platform/http/json-schema.ts';
import { action } from '#platform/http/v1.ts';
import { answerOf } from '#platform/resource/fields.ts';
import { pictureUrl } from '../core/research.ts';
import { shownResearchFields } from '../core/research-fields.ts';
import {
  consent,
  forgetWithdrawal,
  listResearches,
  moveAnswer,
  type ShownResearch,
  withdraw,
} from './service.ts';

const item = v.picklist(researchItems);

const ResearchAnswer = v.object({
  id: idJson<ResearchId>('research project'),
  ...answerOf(shownResearchFields),
  pictureUrl: v.pipe(
    v.optional(v.string()),
    v.description('Address of its picture, 200 pixels wide; changes with the picture.'),
  ),
  checklistNames: v.array(v.string()),
  isConsenting: v.boolean(),
  answers: v.pipe(
    v.array(
      v.object({
        id: v.pipe(idJson<ResearchAnswerId>('answer'), v.description('Changes when the answer is moved.')),
        isYes: v.boolean(),
        at: v.pipe(v.date(), v.description('Since then it counts.')),
        hiveIds: v.array(idJson<HiveId>('hive')),
      }),
    ),
    v.description('Newest first.'),
  ),
  consentCount: v.pipe(
    v.optional(v.number()),
    v.description('Number of people who consent now; absent for everyone but its researchers.'),
  ),
  files: v.pipe(
    v.array(v.object({ item, path: v.string() })),
    v.description('What its researchers download; empty for everyone else.'),
  ),
  fetches: v.pipe(
    v.array(
      v.object({
        at: v.date(),
        researcherName: v.pipe(
          v.optional(v.string()),
          v.description('Absent when that account was deleted.'),
        ),
        item,
      }),
    ),
    v.description("Downloads of the person's data by researchers, newest first, at most 50."),
  ),
});

/** A project as it is sent to this person. */
function researchJson(context: SignedInContext, research: ShownResearch) {
  const { answers, checklists, consentCount } = research;
  const path = `/api/researchdata/${research.id}/data`;
  return {
    ...research,
    pictureUrl: pictureUrl(context, research),
    checklistNames: checklists.map(({ name }) => name),
    isConsenting: answers.at(-1)?.isYes ?? false,
    answers: answers.toReversed(),
    files:
      consentCount === undefined ? [] : researchItems.map((one) => ({ item: one, path: `${path}/${one}` })),
  };
}

const ResearchParams = v.object({ id: sentId<ResearchId>('research project') });
const AnswerParams = v.object({
  ...ResearchParams.entries,
  answerId: sentId<ResearchAnswerId>('answer'),
});
const ofResearch = { params: ResearchParams, answer: ResearchAnswer };
const ofAnswer = { params: AnswerParams, answer: ResearchAnswer };
const hivesMax = 5000;

export const researchRoutes = inOneScope([
  action(
    'GET',
    '/research',
    {
      id: 'listResearch',
      summary: 'Research projects that the person may answer or has answered, by name',
      answer: v.array(ResearchAnswer),
    },
    async (context) => (await listResearches(context)).map((research) => researchJson(context, research)),
  ),
  action(
    'POST',
    '/research/:id/consent',
    {
      id: 'consentToResearch',
      summary: 'Consents: from now on the project may read these hives, and no others',
      ...ofResearch,
      body: v.object({ hiveIds: sentIdList<HiveId>('hive', hivesMax) }),
    },
    async (context, { params, body }) =>
      researchJson(context, await consent(context, params.id, { ...body, apiaryIds: [] })),
  ),
  action(
    'POST',
    '/research/:id/withdraw',
    {
      id: 'withdrawFromResearch',
      summary: 'Withdraws consent: from now on the project may read nothing',
      ...ofResearch,
    },
    async (context, { params }) => researchJson(context, await withdraw(context, params.id)),
  ),
  action(
    'PATCH',
    '/research/:id/answers/:answerId',
    {
      id: 'moveResearchAnswer',
      summary: 'Moves the start of a consent earlier, or of a withdrawal later',
      ...ofAnswer,
      body: v.object({ at: sentMoment }),
    },
    async (context, { params, body }) =>
      researchJson(context, await moveAnswer(context, params.id, params.answerId, body.at)),
  ),
  action(
    'DELETE',
    '/research/:id/answers/:answerId',
    {
      id: 'removeResearchAnswer',
      summary: 'Deletes a withdrawal of consent; a consent remains',
      ...ofAnswer,
    },
    async (context, { params }) =>
      researchJson(context, await forgetWithdrawal(context, params.id, params.answerId)),
  ),
]);
