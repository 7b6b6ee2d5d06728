import { givenMessages } from '@skep/i18n';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { defineRemote } from './define-remote.tsx';
import { usePerson, useTitle } from './service-hooks.ts';
import { createFakeServices } from './testing/fake-services.ts';
import { mountRemote, unmountRemote } from './testing/mount-remote.ts';
import { describeRemoteContract } from './testing/remote-contract.ts';

const messages = givenMessages({ 'sample.hello': 'Hello' });

function Greeting() {
  useTitle('Hello');
  return <p>Hello {usePerson()?.name}</p>;
}

const routes = [{ path: '/', element: <Greeting /> }];
const sample = defineRemote({ routes, messages });
const declaration = {
  name: 'mf-sample',
  kit: '^1.0.0',
  routes: [{ path: '/', depth: 0, screen: 'Greeting.tsx' }],
};

describeRemoteContract(sample, declaration);

function surroundings() {
  window.history.replaceState(null, '', '/');
  const domElement = document.createElement('div');
  document.body.append(domElement);
  return { name: 'sample', domElement, services: createFakeServices() };
}

test('a screen that throws becomes a card which tries again, and the shell hears of it', async () => {
  const complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  let isBroken = true;
  function Moody() {
    if (isBroken) throw new Error('broken on purpose');
    return <p>Working again</p>;
  }
  const remote = defineRemote({ routes: [{ path: '/', element: <Moody /> }], messages });
  const props = surroundings();
  await mountRemote(remote, props);
  expect(await screen.findByText('This screen stopped working')).toBeTruthy();
  expect(props.services.seen.problems).toEqual([{ code: 'unexpected', message: 'broken on purpose' }]);
  isBroken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Working again')).toBeTruthy();
  await unmountRemote(remote, props);
  complaints.mockRestore();
});

function Gone(): never {
  throw Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' });
}

test('a screen whose file is gone reloads the page once, and on demand', async () => {
  const complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  globalThis.fetch = async () => ({ ok: true }) as Response;
  const remote = defineRemote({ routes: [{ path: '/', element: <Gone /> }], messages });
  const props = surroundings();
  await mountRemote(remote, props);
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(props.services.seen.reloads).toEqual(['once', 'now']);
  await unmountRemote(remote, props);
  complaints.mockRestore();
});

test.each([
  ['knows that it has no network', false],
  ['believes that it has a network', true],
])(
  'a screen whose file does not come to a device that %s needs one, and did not stop working',
  async (_, onLine) => {
    const complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const network = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine);
    globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
    const remote = defineRemote({ routes: [{ path: '/', element: <Gone /> }], messages });
    const props = surroundings();
    await mountRemote(remote, props);
    expect(await screen.findByText('You are offline')).toBeTruthy();
    expect(props.services.seen.reloads).toEqual([]);
    expect(props.services.seen.problems).toHaveLength(onLine ? 1 : 0);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(props.services.seen.reloads).toEqual(['now']);
    await unmountRemote(remote, props);
    network.mockRestore();
    complaints.mockRestore();
  },
);

test('a change of language reaches a mounted remote', async () => {
  const props = surroundings();
  await mountRemote(sample, props);
  await waitFor(() => expect(props.domElement.textContent).toContain('Ada'));
  await act(async () => props.services.language.set('nl'));
  await waitFor(() => expect(props.domElement.textContent).toContain('Ada'));
  await unmountRemote(sample, props);
});

test('what a remote says of its types holds in the cache of the page, in addition to what others said', async () => {
  const props = surroundings();
  const { cache } = props.services.apolloClient;
  const layers = defineRemote({ routes: [], messages, cachePolicies: { Layer: { keyFields: false } } });
  const tags = defineRemote({ routes: [], messages, cachePolicies: { Tag: { keyFields: ['number'] } } });
  await layers.bootstrap(props);
  await tags.bootstrap(props);
  const nameOf = (thing: { __typename: string; id: string; number?: string }) => cache.identify(thing);
  expect(nameOf({ __typename: 'Layer', id: '1' })).toBeUndefined();
  expect(nameOf({ __typename: 'Tag', id: '1', number: '07' })).toBe('Tag:{"number":"07"}');
  expect(nameOf({ __typename: 'Hive', id: '1' })).toBe('Hive:1');
});
