import { createFakeServices, fakeApolloClient, fakePerson } from '@skep/remote-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { AddReferenceWeighingMutation } from '../scale-check/ScaleCheck.graphql.ts';
import { CreateSensorDefinitionMutation } from '../sensors/SensorsScreen.graphql.ts';
import { aDefinition, aFailure } from '../testing/builders.ts';
import { fakeServer } from '../testing/fake-server.ts';
import { answering } from '../testing/gateway.ts';
import { aReferenceWeighing } from '../testing/scale-check.ts';
import { visit } from '../testing/visit.ts';
import { CalibrateScreen } from './CalibrateScreen.tsx';

const visitScale = (answers = fakeServer(), id = '7', more: Parameters<typeof visit>[1] = {}) =>
  visit(<CalibrateScreen />, {
    path: `/devices/${id}/calibrate`,
    route: '/devices/:id/calibrate',
    answers,
    ...more,
  });
type User = ReturnType<typeof visitScale>['user'];
const next = (user: User) => user.click(screen.getByRole('button', { name: 'Next' }));
const type = async (user: User, label: RegExp, text: string) => {
  const field = await screen.findByLabelText(label);
  await user.clear(field);
  await user.type(field, text);
};

/** Empty at 1000, ten kilograms at 2000. */
async function readBoth(user: User) {
  await type(user, /^Raw value(?! of)/, '1000');
  await next(user);
  await type(user, /^Known weight/, '10');
  await type(user, /^Raw value(?! of)/, '2000');
  await next(user);
}

test('empty, a known weight, a check: the calibration holds from now on', async () => {
  const sent: unknown[] = [];
  const keeping = answering(CreateSensorDefinitionMutation, ({ input }) => {
    sent.push(input);
    return { createSensorDefinition: aDefinition({ id: '90' }) };
  });
  const { user, services } = visitScale([...fakeServer(), keeping]);
  await readBoth(user);
  expect(screen.getByText('It now shows 42 kg.')).toBeTruthy();
  expect(services.seen.isUnsaved).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Save calibration' }));
  await waitFor(() => expect(services.seen.paths).toEqual(['/devices/7']));
  expect(sent).toEqual([
    { input: 'w_v', output: 'weight_kg', offset: 1000, multiplier: 0.01, name: 'Scale (w_v)' },
  ]);
});

test('after a calibration one lands where one came from', async () => {
  const { user, services } = visitScale(undefined, undefined, { cameFrom: '/devices' });
  await readBoth(user);
  await user.click(screen.getByRole('button', { name: 'Save calibration' }));
  await waitFor(() => expect(services.seen.paths).toEqual(['/devices']));
});

test('the value of the newest message is taken by one press', async () => {
  const { user } = visitScale();
  await user.click(await screen.findByRole('button', { name: 'Use this value' }));
  expect(screen.getByLabelText<HTMLInputElement>(/^Raw value(?! of)/).value).toBe('5200');
});

test('nobody goes on without a reading, and a weight that changes nothing is a fault', async () => {
  const { user } = visitScale();
  expect((await screen.findByRole('button', { name: 'Next' })).getAttribute('aria-disabled')).toBe('true');
  await type(user, /^Raw value(?! of)/, '1000');
  await next(user);
  await type(user, /^Known weight/, '10');
  await type(user, /^Raw value(?! of)/, '1000');
  expect(screen.getByText(/This cannot work/)).toBeTruthy();
});

test('a check that is off, and a scale that has drifted, are reported', async () => {
  const { user } = visitScale();
  await type(user, /^Raw value(?! of)/, '1500');
  await next(user);
  await type(user, /^Known weight/, '10');
  await type(user, /^Raw value(?! of)/, '2500');
  await next(user);
  expect(screen.getByText(/The scale has drifted/)).toBeTruthy();
  await type(user, /^Another known weight/, '18');
  await type(user, /^Raw value(?! of)/, '3500');
  expect(screen.getByText(/2 kg off/)).toBeTruthy();
});

test('what the scale shows of the second known weight is kept', async () => {
  const sent: unknown[] = [];
  const keeping = answering(AddReferenceWeighingMutation, ({ input }) => {
    sent.push(input);
    return { addReferenceWeighing: aReferenceWeighing() };
  });
  const { user, services } = visitScale([...fakeServer(), keeping]);
  await readBoth(user);
  await type(user, /^Another known weight/, '5');
  await type(user, /^Raw value(?! of)/, '1520');
  await user.click(screen.getByRole('button', { name: 'Save calibration' }));
  await waitFor(() => expect(services.seen.paths).toEqual(['/devices/7']));
  expect(sent).toEqual([{ knownKg: 5, shownKg: 5.2 }]);
});

test('a failure is shown, and nothing read is lost', async () => {
  const failing = answering(CreateSensorDefinitionMutation, () => ({
    createSensorDefinition: aFailure('MAINTENANCE'),
  }));
  const { user } = visitScale([...fakeServer(), failing]);
  await readBoth(user);
  await user.click(screen.getByRole('button', { name: 'Save calibration' }));
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(screen.getByText('It now shows 42 kg.')).toBeTruthy();
});

test('a person who reads pounds calibrates with a weight in pounds, and it is stored in kilograms', async () => {
  const sent: { multiplier: number }[] = [];
  const keeping = answering(CreateSensorDefinitionMutation, ({ input }) => {
    sent.push(input);
    return { createSensorDefinition: aDefinition({ id: '90' }) };
  });
  const person = { ...fakePerson, units: { weight: 'lb', temperature: 'celsius' } } as const;
  const { user } = visit(<CalibrateScreen />, {
    path: '/devices/7/calibrate',
    route: '/devices/:id/calibrate',
    services: createFakeServices({
      apolloClient: fakeApolloClient([...fakeServer(), keeping]),
      session: { kind: 'signedIn', person },
    }),
  });
  expect(await screen.findByRole('option', { name: 'Weight of all cells (raw) (w_v)' })).toBeTruthy();
  await readBoth(user);
  // The newest raw value, 5200, is 42 times what 10 lb make.
  expect(screen.getByText('It now shows 42 lb.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Save calibration' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.multiplier).toBeCloseTo(0.0045359237, 9);
});
