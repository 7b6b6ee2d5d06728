import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { createFakeServices, fakeApolloClient } from '@skep/remote-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import type { CreateApiaryInput } from '../generated/graphql.ts';
import { HomeScreen } from '../home/HomeScreen.tsx';
import { aFailure, anApiary } from '../testing/builders.ts';
import { fakeServer } from '../testing/fake-server.ts';
import { answering } from '../testing/gateway.ts';
import { visit } from '../testing/visit.ts';
import { NewApiaryScreen } from './NewApiaryScreen.tsx';
import { CreateApiaryMutation } from './useCreateApiary.graphql.ts';

/** A server that notes what it is sent, and answers in turn. */
function serverThatNotes(...answers: object[]) {
  const sent: CreateApiaryInput[] = [];
  const fake = answering(CreateApiaryMutation, ({ input }) => {
    sent.push(input);
    return { createApiary: answers[sent.length - 1] ?? anApiary({ id: '9', name: input.name }) };
  });
  return { sent, answers: [...fakeServer([anApiary()]), fake] };
}

const openStep = (name: string) => screen.findByRole('region', { name });
const number = (name: string) => screen.getByRole('spinbutton', { name });

test('a step begins at its top, however far down the button was, and has the focus', async () => {
  const scrolled: unknown[] = [];
  Element.prototype.scrollIntoView = function scrollIntoView(this: Element, options) {
    scrolled.push([this.getAttribute('aria-label'), options]);
  };
  const { user } = visit(<NewApiaryScreen />, { answers: serverThatNotes().answers });
  await user.click(await screen.findByRole('button', { name: 'Next' }));
  expect(document.activeElement).toBe(await openStep('Address'));
  expect(scrolled).toEqual([['Address', { block: 'start' }]]);
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
});

test('four steps make an apiary with its hives in one request', async () => {
  const { sent, answers } = serverThatNotes();
  const { user, services } = visit(<NewApiaryScreen />, { answers });
  const name = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Name of the apiary' });
  expect(name.value).toBe('Apiary 2');
  await user.clear(name);
  await user.type(name, ' Orchard ');
  await user.click(screen.getByRole('radio', { name: 'Green' }));
  await user.click(screen.getByRole('switch', { name: 'The hives are under a roof' }));
  await user.click(screen.getByRole('button', { name: 'Next' }));

  await openStep('Address');
  await user.type(screen.getByRole('textbox', { name: 'Town' }), 'Ede');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Country' }), 'Netherlands');
  await user.type(number('Latitude'), '52,041');
  await user.type(number('Longitude'), '5.667');
  await user.click(screen.getByRole('button', { name: 'Next' }));

  await openStep('Configuration');
  await user.click(screen.getByRole('button', { name: 'Queen excluder' }));
  await user.click(screen.getByRole('button', { name: 'Next' }));

  await openStep('Hives');
  await user.clear(number('Number of hives'));
  await user.type(number('Number of hives'), '3');
  await user.clear(number('First number'));
  await user.type(number('First number'), '7');
  const preview = within(screen.getByRole('region', { name: 'Preview of your apiary' }));
  expect(preview.getAllByRole('listitem').map((hive) => hive.textContent)).toEqual([
    'Hive 7',
    'Hive 8',
    'Hive 9',
  ]);
  expect(services.seen.isUnsaved).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Create apiary' }));

  await waitFor(() => expect(services.seen.paths).toEqual(['/']));
  expect(services.seen.isUnsaved).toBe(false);
  expect(sent).toMatchObject([
    {
      name: 'Orchard',
      color: '#27820e',
      isRoofed: true,
      address: { city: 'Ede', country: 'nl' },
      coordinates: { latitude: 52.041, longitude: 5.667 },
      hives: {
        amount: 3,
        prefix: 'Hive',
        firstNumber: 7,
        layers: [
          { kind: 'HONEY', frameCount: 10 },
          { kind: 'QUEEN_EXCLUDER' },
          { kind: 'BROOD', frameCount: 10 },
          { kind: 'BROOD', frameCount: 10 },
        ],
      },
    },
  ]);
});

test('a new apiary is on the home screen without asking again', async () => {
  const services = createFakeServices({ apolloClient: fakeApolloClient(fakeServer([anApiary()])) });
  const home = visit(<HomeScreen />, { services });
  await screen.findByRole('heading', { name: 'By the lake' });
  home.unmount();
  const { user, unmount } = visit(<NewApiaryScreen />, { services, path: '/?step=hives' });
  await user.click(await screen.findByRole('button', { name: 'Create apiary' }));
  await waitFor(() => expect(services.seen.paths).toEqual(['/']));
  unmount();
  visit(<HomeScreen />, { services });
  // At once, out of the cache: nothing is awaited.
  expect(screen.getByRole('heading', { name: 'Apiary 2' })).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Hive 1' })).toBeTruthy();
});

test('what is wrong is shown at its step and field, and the focus goes there', async () => {
  const { sent, answers } = serverThatNotes();
  const { user } = visit(<NewApiaryScreen />, { answers });
  await user.clear(await screen.findByRole('textbox', { name: 'Name of the apiary' }));
  await user.click(screen.getByRole('button', { name: '2 Address' }));
  await user.type(number('Latitude'), '91');
  await user.click(screen.getByRole('button', { name: '4 Hives' }));
  await user.click(screen.getByRole('button', { name: 'Create apiary' }));

  const summary = await screen.findByRole('alert', { name: 'Some answers are missing or need correcting' });
  expect(document.activeElement).toBe(summary);
  expect(
    within(summary)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['Name of the apiary']);
  expect(screen.getByRole('textbox', { name: 'Name of the apiary' }).getAttribute('aria-invalid')).toBe(
    'true',
  );
  await user.click(screen.getByRole('button', { name: 'Something is missing or wrong: Address' }));
  expect(number('Latitude').getAttribute('aria-invalid')).toBe('true');
  expect(sent).toEqual([]);
});

test('what the server refuses is shown at its step, and nothing typed is lost', async () => {
  const refusal = aFailure('INVALID_INPUT', [{ path: 'name', code: 'already_taken' }]);
  const { sent, answers } = serverThatNotes(refusal);
  const { user, services } = visit(<NewApiaryScreen />, { answers, path: '/?step=hives' });
  const prefix = await screen.findByRole('textbox', { name: 'Name before the number' });
  await user.clear(prefix);
  await user.type(prefix, 'Skep');
  await user.click(screen.getByRole('button', { name: 'Create apiary' }));
  expect(
    await screen.findByRole('textbox', { name: 'Name of the apiary', description: /already in use/ }),
  ).toBeTruthy();
  expect(services.seen.paths).toEqual([]);
  await user.click(screen.getByRole('button', { name: '4 Hives' }));
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Name before the number' }).value).toBe(
    'Skep',
  );
  await user.click(screen.getByRole('button', { name: 'Create apiary' }));
  await waitFor(() => expect(services.seen.paths).toEqual(['/']));
  expect(sent).toHaveLength(2);
});

test.each([
  [
    'goes wrong in the gateway',
    () => {
      throw new CombinedGraphQLErrors({ data: null, errors: [{ message: 'Unexpected.' }] });
    },
  ],
  [
    'does not get through',
    () => {
      throw new TypeError('Failed to fetch');
    },
  ],
])(
  'an apiary whose save %s is not called made, and can be saved again',
  async (_how, answer: () => object) => {
    let isFirst = true;
    const failingOnce = answering(CreateApiaryMutation, ({ input }) => {
      if (!isFirst) return { createApiary: anApiary({ id: '9', name: input.name }) };
      isFirst = false;
      return answer();
    });
    const { user, services } = visit(<NewApiaryScreen />, {
      answers: [...fakeServer([anApiary()]), failingOnce],
      path: '/?step=hives',
    });
    await user.click(await screen.findByRole('button', { name: 'Create apiary' }));
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect([services.seen.paths, services.seen.notices]).toEqual([[], []]);
    await user.click(screen.getByRole('button', { name: 'Create apiary' }));
    await waitFor(() => expect(services.seen.paths).toEqual(['/']));
  },
);

test.each(['en', 'el', 'cs', 'sv'] as const)(
  'a language (%s) is not taken for a country: none is chosen until a person chooses one',
  async (language) => {
    const { sent, answers } = serverThatNotes();
    const { user, services } = visit(<NewApiaryScreen />, { answers, language, path: '/?step=hives' });
    // By what it does: its name is in that language.
    const save = await waitFor(() => {
      const [button] = screen
        .getAllByRole<HTMLButtonElement>('button')
        .filter(({ type }) => type === 'submit');
      if (!button) throw new Error('There is nothing to save with.');
      return button;
    });
    await user.click(save);
    await waitFor(() => expect(services.seen.paths).toEqual(['/']));
    expect(sent[0]?.address?.country ?? null).toBeNull();
  },
);

test('enter goes to the next step and saves nothing', async () => {
  const { sent, answers } = serverThatNotes();
  const { user } = visit(<NewApiaryScreen />, { answers });
  await user.type(await screen.findByRole('textbox', { name: 'Name of the apiary' }), '{Enter}');
  const step = await openStep('Address');
  expect(document.activeElement).toBe(step);
  expect(sent).toEqual([]);
});

describe('the place of the device', () => {
  const getCurrentPosition = jest.fn();
  beforeEach(() => {
    Object.defineProperty(navigator, 'geolocation', { value: { getCurrentPosition }, configurable: true });
  });
  afterEach(() => Reflect.deleteProperty(navigator, 'geolocation'));

  test('fills the coordinates, to about 100 metres', async () => {
    getCurrentPosition.mockImplementation((found: PositionCallback) =>
      found({ coords: { latitude: 52.04123456, longitude: 5.66789 } } as GeolocationPosition),
    );
    const { user } = visit(<NewApiaryScreen />, { ...serverThatNotes(), path: '/?step=address' });
    await user.click(await screen.findByRole('button', { name: 'Use my location' }));
    expect(number('Latitude')).toHaveProperty('value', '52.041');
    expect(number('Longitude')).toHaveProperty('value', '5.668');
  });

  test('says what to do when the device does not tell', async () => {
    getCurrentPosition.mockImplementation((_: PositionCallback, failed: PositionErrorCallback) =>
      failed({ code: 1, PERMISSION_DENIED: 1 } as GeolocationPositionError),
    );
    const { user } = visit(<NewApiaryScreen />, { ...serverThatNotes(), path: '/?step=address' });
    await user.click(await screen.findByRole('button', { name: 'Use my location' }));
    expect(screen.getByText(/Allow it in the settings of your browser/)).toBeTruthy();
  });
});
