import { fakePerson } from '@skep/remote-kit/testing';
import type { OwnPage } from '../shell-routes.ts';
import { ownEntries } from './own-entries.ts';

const page = (path: string, access: OwnPage['access'], order?: number): OwnPage => ({
  path,
  depth: 1,
  access,
  load: () => Promise.reject(new Error('not opened here')),
  ...(order === undefined ? {} : { drawer: { label: 'shell.menu', icon: 'list', order } }),
});

const pages = [
  page('/admins', 'admin', 930),
  page('/texts', 'translator', 920),
  page('/profile', 'signedIn', 100),
  page('/linked', 'signedIn'),
];

const pathsFor = (person: object) => {
  const { above, below } = ownEntries({ ...fakePerson, ...person }, (id) => id, pages);
  return [above.map(({ path }) => path), below.map(({ path }) => path)];
};

test('each person is offered what they may open, in its order', () => {
  expect(pathsFor({})).toEqual([['/profile'], []]);
  expect(pathsFor({ permissions: ['translator'] })).toEqual([['/profile'], ['/texts']]);
  expect(pathsFor({ isAdmin: true })).toEqual([['/profile'], ['/texts', '/admins']]);
});
