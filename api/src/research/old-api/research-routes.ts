import { instantOfSentTime } from '@skep/domain';
import Type from 'typebox';
import type { ApiaryId, HiveId, ResearchAnswerId, ResearchId } from '#platform/context/ids.ts';
import { inOneScope, type Routes } from '#platform/http/http.ts';
import { signedInContextOf } from '#platform/http/request-context.ts';
import { idParams, idSchema, text } from '#platform/http/schemas.ts';
import { fieldProblem } from '#platform/input/forms.ts';
import { consent, forgetWithdrawal, listResearches, moveAnswer, withdraw } from '../consent/service.ts';
import { ResearchBody, researchToWire } from './research-answer.ts';

const tags = ['research'];
const params = idParams<ResearchId>('research project');
const answerParams = Type.Object({
  ...params.properties,
  consent_id: idSchema<ResearchAnswerId>('Id of the consent.'),
});

const getResearchRoute: Routes = async (http) => {
  http.get(
    '/research',
    {
      config: { access: 'signedIn' },
      schema: {
        operationId: 'getResearch',
        tags,
        summary: 'Research projects that the person may answer or has answered, by name',
        response: { 200: Type.Array(ResearchBody) },
      },
    },
    async (request) => {
      const context = signedInContextOf(request);
      return (await listResearches(context)).map((each) => researchToWire(each, context));
    },
  );
};

const maxIds = 5000;
const Ids = <Id extends number>() => Type.Optional(Type.Array(idSchema<Id>(), { maxItems: maxIds }));

const consentRoute: Routes = async (http) => {
  http.post(
    '/research/:id/add_consent',
    {
      config: { access: 'signedIn', errors: { names: { hive_ids: 'hiveIds' } } },
      schema: {
        operationId: 'addConsent',
        tags,
        summary: 'Consents: from now on the project may read these hives, and no others',
        params,
        body: Type.Object({ hive_ids: Ids<HiveId>(), location_ids: Ids<ApiaryId>() }),
        response: { 200: ResearchBody },
      },
    },
    async (request) => {
      const context = signedInContextOf(request);
      const { hive_ids: hiveIds = [], location_ids: apiaryIds = [] } = request.body;
      const chosen = { hiveIds, apiaryIds };
      return researchToWire(await consent(context, request.params.id, chosen), context);
    },
  );
};

const withdrawRoute: Routes = async (http) => {
  http.post(
    '/research/:id/remove_consent',
    {
      config: { access: 'signedIn' },
      schema: {
        operationId: 'removeConsent',
        tags,
        summary: 'Withdraws consent: from now on the project may read nothing',
        params,
        response: { 200: ResearchBody },
      },
    },
    async (request) => {
      const context = signedInContextOf(request);
      return researchToWire(await withdraw(context, request.params.id), context);
    },
  );
};

const moveRoute: Routes = async (http) => {
  http.patch(
    '/research/:id/edit/:consent_id',
    {
      config: { access: 'signedIn', errors: { names: { updated_at: 'at' } } },
      schema: {
        operationId: 'editConsent',
        tags,
        summary: 'Moves the start of a consent earlier, or of a withdrawal later',
        params: answerParams,
        body: Type.Object({ updated_at: text({ description: 'YYYY-MM-DD HH:MM:SS, UTC.' }) }),
        response: { 200: Type.Literal(true) },
      },
    },
    async (request) => {
      const { id, consent_id } = request.params;
      const at = instantOfSentTime(request.body.updated_at, 'UTC');
      if (at === undefined) throw fieldProblem('at', 'not_a_date');
      await moveAnswer(signedInContextOf(request), id, consent_id, at);
      return true as const;
    },
  );
};

const deleteRoute: Routes = async (http) => {
  http.delete(
    '/research/:id/delete/:consent_id',
    {
      config: { access: 'signedIn' },
      schema: {
        operationId: 'deleteConsent',
        tags,
        summary: 'Deletes a withdrawal of consent; a consent remains',
        params: answerParams,
        response: { 200: Type.Literal(true) },
      },
    },
    async (request) => {
      const { id, consent_id } = request.params;
      await forgetWithdrawal(signedInContextOf(request), id, consent_id);
      return true as const;
    },
  );
};

export const oldResearchRoutes = inOneScope([
  getResearchRoute,
  consentRoute,
  withdrawRoute,
  moveRoute,
  deleteRoute,
]);
