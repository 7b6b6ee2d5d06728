import { givenMessages, loadTexts } from '@skep/i18n';
import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { FormattedMessage } from 'react-intl';
import { lazyScreen, loadWithRetries } from './lazy-screen.ts';
import { remoteMessages } from './RemoteRoot.tsx';
import { inFakeShell } from './testing/render-screen.tsx';

const missing = () => Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' });

test('a file that comes at the third try is taken', async () => {
  const waits = jest.fn(async () => undefined);
  let tries = 0;
  const load = async () => {
    tries += 1;
    if (tries < 3) throw missing();
    return 'a screen';
  };
  expect(await loadWithRetries(load, waits)).toBe('a screen');
  expect(waits).toHaveBeenCalledTimes(2);
});

test('a file that is gone is given up after three tries', async () => {
  const load = jest.fn(async () => {
    throw missing();
  });
  await expect(loadWithRetries(load, async () => undefined)).rejects.toThrow('Loading chunk 7 failed.');
  expect(load).toHaveBeenCalledTimes(3);
});

test('a file that came and threw is not loaded again', async () => {
  const load = jest.fn(async () => {
    throw new TypeError('broken on purpose');
  });
  await expect(loadWithRetries(load)).rejects.toThrow('broken on purpose');
  expect(load).toHaveBeenCalledTimes(1);
});

test('a screen is drawn with the texts that its route names', async () => {
  const Greeting = lazyScreen(
    async () => () => <FormattedMessage id="sample.greeting" />,
    async () => givenMessages({ 'sample.greeting': 'Good morning' }),
  );
  const { element } = inFakeShell(
    <Suspense>
      <Greeting />
    </Suspense>,
    givenMessages({}),
  );
  render(element);
  expect(await screen.findByText('Good morning')).toBeTruthy();
});

test('a text that nobody gave to the screen ends the test that draws it', async () => {
  const silenced = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const none = givenMessages({});
  await loadTexts(remoteMessages(none), 'en');
  const { element } = inFakeShell(<FormattedMessage id="sample.forgotten" />, none);
  expect(() => render(element)).toThrow(/sample\.forgotten/);
  silenced.mockRestore();
});
