import { aUser } from '#testing/builders.ts';
import { startTestApi, type TestApi } from '#testing/test-api.ts';
import { aResearch, edit, showWith, type TestResearch } from '../test-research.ts';
import { cleanUpPictures } from './picture.ts';

let api: TestApi;
let research: TestResearch;
beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(async () => {
  research = await aResearch(api);
});
afterAll(() => api.close());

const fetchPicture = (address: string) => api.request('GET', address);
const asShown = async () => {
  const { body } = await api.request('GET', '/api/research', { as: await aUser(api) });
  return body.find(({ id }: { id: number }) => id === research.id);
};

test('a research is shown with the picture that an admin uploaded, encoded again', async () => {
  const { status, body } = await showWith(api, research, research.admin);
  expect([status, body.revision]).toEqual([200, research.revision]);
  const { thumb_url } = await asShown();
  const shown = await fetchPicture(thumb_url);
  expect([shown.status, shown.headers['content-type']]).toEqual([200, 'image/jpeg']);
  const whole = await fetchPicture(thumb_url.replace('/thumb', '/whole'));
  expect(whole.status).toBe(200);
});

test('an edit of its words keeps the picture', async () => {
  const { body } = await showWith(api, research, research.admin);
  await edit(api, research, { name: 'Winter' });
  expect((await asShown()).thumb_url).toBe(body.pictureUrl);
});

test('another picture has another address, and the first one is gone', async () => {
  const { body: first } = await showWith(api, research, research.admin);
  const { body: second } = await showWith(api, research, research.admin);
  expect((await fetchPicture(first.pictureUrl)).status).toBe(404);
  expect((await fetchPicture(second.pictureUrl)).status).toBe(200);
  const path = `/api/v1/research-projects/${research.id}/picture`;
  const { body } = await api.request('DELETE', path, { as: research.admin });
  expect(body.pictureUrl).toBeUndefined();
  expect((await fetchPicture(second.pictureUrl)).status).toBe(404);
});

test('the clean-up leaves what is shown', async () => {
  const { body } = await showWith(api, research, research.admin);
  api.clock.advance({ days: 2 });
  await cleanUpPictures(api.contextOf(research.admin));
  expect((await fetchPicture(body.pictureUrl)).status).toBe(200);
});

test('what is no picture is refused in a word', async () => {
  const drawing = Buffer.from('<svg onload="alert(1)"/>');
  const { status, body } = await showWith(api, research, research.admin, drawing);
  expect([status, body.problems]).toEqual([422, [{ path: 'file', code: 'not_a_picture' }]]);
  expect((await asShown()).thumb_url).toBeNull();
});

test('of a research that is not there', async () => {
  expect((await showWith(api, { id: 2_147_483_647 }, research.admin)).status).toBe(404);
  expect((await fetchPicture('/api/research/pictures/research-guessed/thumb')).status).toBe(404);
});
