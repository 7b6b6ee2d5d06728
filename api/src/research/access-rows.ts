import {
  type AccessRow,
  type AccessRows,
  adminsOnly,
  eachForThemselves,
  everybody,
  ownerOnly,
} from '#testing/access-row.ts';
import { aHive } from '#testing/bee-builders.ts';
import type { TestUser } from '#testing/builders.ts';
import type { TestApi } from '#testing/test-api.ts';
import { aProject, aResearch, consentTo, showWith, withdrawFrom } from './test-research.ts';

/** Of a research that the owner consents to. */
async function consented(api: TestApi, owner: TestUser) {
  const research = await aResearch(api);
  const { id: hiveId } = await aHive(api, owner);
  const { body } = await consentTo(api, research, owner, [hiveId]);
  return { ...research, hiveId, answerId: body.consent_history[0].id };
}

/** For who is a researcher of it: who only takes part, and who administers, is none. */
function researchersOnly(pathOf: (research: { id: number }) => string): AccessRow {
  return {
    ...{ anonymous: 401, owner: 405, otherUser: 405, admin: 405, researcher: 200 },
    request: async (api, owner) => {
      const research = await consented(api, owner);
      return { path: pathOf(research), admit: research.admit };
    },
  };
}

export const researchAccess: AccessRows = {
  'GET /api/research': eachForThemselves(200),
  // Hives of the owner's: nobody gives what is not theirs.
  'POST /api/research/:id/add_consent': {
    ...{ anonymous: 401, owner: 200, otherUser: 422, admin: 422 },
    request: async (api, owner) => ({
      path: `/api/research/${(await aResearch(api)).id}/add_consent`,
      body: { hive_ids: [(await aHive(api, owner)).id] },
    }),
  },
  'POST /api/research/:id/remove_consent': eachForThemselves(200, async (api) => ({
    path: `/api/research/${(await aResearch(api)).id}/remove_consent`,
  })),
  'PATCH /api/research/:id/edit/:consent_id': ownerOnly(200, async (api, owner) => {
    const { id, answerId } = await consented(api, owner);
    return { path: `/api/research/${id}/edit/${answerId}`, body: { updated_at: '2026-05-03 10:00:00' } };
  }),
  'DELETE /api/research/:id/delete/:consent_id': ownerOnly(200, async (api, owner) => {
    const { id } = await consented(api, owner);
    const { body } = await withdrawFrom(api, { id }, owner);
    return { path: `/api/research/${id}/delete/${body.consent_history[0].id}` };
  }),
  'GET /api/researchdata': researchersOnly(() => '/api/researchdata'),
  'GET /api/researchdata/:id': researchersOnly(({ id }) => `/api/researchdata/${id}`),
  'GET /api/researchdata/:id/data/:item': researchersOnly(({ id }) => `/api/researchdata/${id}/data/hives`),
  'GET /api/researchdata/:id/user/:user_id/:item': {
    // Even the researcher has to know a pseudonym, and learns no other way whether it is somebody's.
    ...researchersOnly(({ id }) => `/api/researchdata/${id}/user/nobody/hives`),
    researcher: 400,
  },
  'GET /api/v1/research': eachForThemselves(200),
  'POST /api/v1/research/:id/consent': {
    ...{ anonymous: 401, owner: 200, otherUser: 422, admin: 422 },
    request: async (api, owner) => ({
      path: `/api/v1/research/${(await aResearch(api)).id}/consent`,
      body: { hiveIds: [String((await aHive(api, owner)).id)] },
    }),
  },
  'POST /api/v1/research/:id/withdraw': eachForThemselves(200, async (api) => ({
    path: `/api/v1/research/${(await aResearch(api)).id}/withdraw`,
  })),
  'PATCH /api/v1/research/:id/answers/:answerId': ownerOnly(200, async (api, owner) => {
    const { id, answerId } = await consented(api, owner);
    return { path: `/api/v1/research/${id}/answers/${answerId}`, body: { at: '2026-05-03T10:00:00Z' } };
  }),
  'DELETE /api/v1/research/:id/answers/:answerId': ownerOnly(200, async (api, owner) => {
    const { id } = await consented(api, owner);
    const { body } = await withdrawFrom(api, { id }, owner);
    return { path: `/api/v1/research/${id}/answers/${body.consent_history[0].id}` };
  }),
  'GET /api/v1/research-projects': adminsOnly(200),
  'POST /api/v1/research-projects': adminsOnly(200, async () => ({ body: aProject() })),
  'PATCH /api/v1/research-projects/:id': adminsOnly(200, async (api) => ({
    path: `/api/v1/research-projects/${(await aResearch(api)).id}`,
    body: aProject(),
  })),
  'POST /api/v1/research-projects/:id/picture': adminsOnly(200, async (api) => ({
    path: `/api/v1/research-projects/${(await aResearch(api)).id}/picture`,
    body: {},
  })),
  'DELETE /api/v1/research-projects/:id/picture': adminsOnly(200, async (api) => ({
    path: `/api/v1/research-projects/${(await aResearch(api)).id}/picture`,
  })),
  // An address that nobody guesses, as an `img` has it.
  'GET /api/research/pictures/:key/:size': everybody(200, async (api) => {
    const research = await aResearch(api);
    return { path: (await showWith(api, research, research.admin)).body.pictureUrl };
  }),
};
