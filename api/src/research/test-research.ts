import type { ResearchId } from '#platform/context/ids.ts';
import { aPicture } from '#platform/pictures/test-pictures.ts';
import type { Stranger } from '#testing/actors.ts';
import { aUser, type TestUser } from '#testing/builders.ts';
import { sendForm } from '#testing/forms.ts';
import type { TestApi } from '#testing/test-api.ts';

export interface TestResearch {
  id: ResearchId;
  revision: number;
  admin: TestUser;
  admit: (actor: Stranger, person: TestUser) => Promise<void>;
}

/** As an admin sends it. */
export const aProject = (overrides: Record<string, unknown> = {}) => ({
  name: 'Winter losses',
  isListed: true,
  isByInvitation: false,
  invited: [],
  researchers: [],
  ...overrides,
});

/** A research that an admin has created; by default open to everybody, at all times. */
export async function aResearch(
  api: TestApi,
  overrides: Record<string, unknown> = {},
): Promise<TestResearch> {
  const admin = await aUser(api, { isAdmin: true });
  const body = aProject(overrides);
  const made = await api.request('POST', '/api/v1/research-projects', { as: admin, body });
  if (made.status !== 200) throw new Error(`Answer ${made.status}: ${made.text.slice(0, 300)}`);
  const id = Number(made.body.id) as ResearchId;
  const admit = async (actor: Stranger, { email }: TestUser) => {
    if (actor !== 'researcher') return;
    await edit(api, { id, admin }, { ...overrides, researchers: [email] });
  };
  return { id, revision: made.body.revision, admin, admit };
}

/** Sends it as a whole, as an admin does. */
export function edit(api: TestApi, { id, admin }: Pick<TestResearch, 'id' | 'admin'>, overrides: object) {
  const nothing = { startsOn: null, endsOn: null, checklistIds: [] };
  const body = aProject({ ...nothing, ...overrides });
  return api.request('PATCH', `/api/v1/research-projects/${id}`, { as: admin, body });
}

export function consentTo(api: TestApi, { id }: { id: number }, as: TestUser, hive_ids: number[]) {
  return api.request('POST', `/api/research/${id}/add_consent`, { as, body: { hive_ids } });
}

export function withdrawFrom(api: TestApi, { id }: { id: number }, as: TestUser) {
  return api.request('POST', `/api/research/${id}/remove_consent`, { as });
}

/** Gives a research a picture. @returns the answer, with the picture's address */
export async function showWith(api: TestApi, { id }: { id: number }, as: TestUser, file?: Buffer) {
  const path = `/api/v1/research-projects/${id}/picture`;
  return sendForm(api, path, as, { file: file ?? (await aPicture()) });
}

/** Rows of a file that a researcher fetches, each by the names of its columns. */
export async function fetchedRows(api: TestApi, as: TestUser, { id }: { id: number }, path: string) {
  const { status, text } = await api.request('GET', `/api/researchdata/${id}/${path}`, { as });
  if (status !== 200) throw new Error(`Answer ${status}: ${text.slice(0, 300)}`);
  const [head = '', ...lines] = text.replace('\uFEFF', '').trimEnd().split('\r\n');
  const columns = head.split(',');
  return lines.map((line) => {
    const cells = line.split(',');
    return Object.fromEntries(columns.map((column, index) => [column, cells[index]]));
  });
}
