import { givenMessages, loadTexts } from '@skep/i18n';
import { render, screen } from '@testing-library/react';
import { remoteMessages } from './RemoteRoot.tsx';
import { useUnits } from './service-hooks.ts';
import { fakePerson } from './testing/fake-services.ts';
import { createFakeServices, inFakeShell } from './testing/public.ts';

function Reading() {
  const { weight, temperature } = useUnits();
  return <p>{`${weight}, ${temperature}`}</p>;
}

const messages = givenMessages({});

beforeAll(() => loadTexts(remoteMessages(messages), 'en'));

const show = (person: object) => {
  const session = { kind: 'signedIn', person: { ...fakePerson, ...person } } as const;
  render(inFakeShell(<Reading />, messages, { services: createFakeServices({ session }) }).element);
};

test('a remote reads the units that the person has chosen', async () => {
  show({ units: { weight: 'lb', temperature: 'fahrenheit' } });
  expect(screen.getByText('lb, fahrenheit')).toBeTruthy();
});

test('in a shell from before there was a choice they are kilograms and Celsius', () => {
  show({});
  expect(screen.getByText('kg, celsius')).toBeTruthy();
});
