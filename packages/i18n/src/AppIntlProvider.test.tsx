import type { LanguageCode } from '@skep/domain';
import { parseMessage } from '@skep/domain/messages';
import { render, screen } from '@testing-library/react';
import { FormattedDate, FormattedMessage, FormattedNumber } from 'react-intl';
import { AppIntlProvider } from './AppIntlProvider.tsx';
import { messageSource } from './messages.ts';
import { useErrorText, useFieldProblemText } from './useErrorText.ts';
import { loadTexts } from './useLoadedMessages.ts';

const texts: Record<string, Record<string, string>> = {
  en: { 'hives.title': 'Hives', 'hives.new': 'New hive' },
  nl: { 'hives.title': 'Kasten', 'hives.new': 'Nieuwe kast' },
  ua: { 'hives.title': 'Вулики', 'hives.new': 'Новий вулик' },
};

const messages = messageSource(async (language) => {
  const found = texts[language];
  if (!found) throw new Error('no such file');
  return { default: found };
});

function Example() {
  return (
    <>
      <h1>
        <FormattedMessage id="hives.title" />
      </h1>
      <button type="button">
        <FormattedMessage id="hives.new" />
      </button>
      <output>
        <FormattedNumber value={1234.5} /> <FormattedDate value="2026-06-14T12:00" />
      </output>
    </>
  );
}

function draw(language: LanguageCode) {
  return render(
    <AppIntlProvider language={language} messages={messages}>
      <Example />
    </AppIntlProvider>,
  );
}

beforeAll(() => loadTexts(messages, 'en'));

test('texts that were fetched before are there at once; English has the day before the month', () => {
  draw('en');
  expect(screen.getByRole('heading', { name: 'Hives' })).toBeTruthy();
  expect(screen.getByRole('status').textContent).toBe('1,234.5 14/06/2026');
});

test('a language that was not fetched yet comes by itself', async () => {
  const { container } = draw('nl');
  expect(container.textContent).toBe('');
  expect(await screen.findByRole('heading', { name: 'Kasten' })).toBeTruthy();
  expect(screen.getByRole('status').textContent).toBe('1.234,5 14-6-2026');
});

test('a language without any text of this package is shown in English, with its own numbers and dates', async () => {
  draw('de');
  expect(await screen.findByRole('heading', { name: 'Hives' })).toBeTruthy();
  expect(screen.getByRole('status').textContent).toBe('1.234,5 14.6.2026');
});

test('Ukrainian is formatted as Ukrainian, although the wire calls it ua', async () => {
  draw('ua');
  expect(await screen.findByRole('heading', { name: 'Вулики' })).toBeTruthy();
  expect(screen.getByRole('status').textContent).toBe('1 234,5 14.06.2026'.replace(' ', '\u00a0'));
});

const parsed = (texts: Record<string, string>) =>
  Object.fromEntries(Object.entries(texts).map(([id, text]) => [id, parseMessage(text)]));

test('a translator’s text replaces the one of the package, and goes again', () => {
  const drawn = (edits: Record<string, string>) => (
    <AppIntlProvider language="en" messages={messages} edits={parsed(edits)}>
      <Example />
    </AppIntlProvider>
  );
  const { rerender } = render(drawn({ 'hives.title': 'Colonies' }));
  expect(screen.getByRole('heading', { name: 'Colonies' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'New hive' })).toBeTruthy();
  rerender(drawn({}));
  expect(screen.getByRole('heading', { name: 'Hives' })).toBeTruthy();
});

test('while the next language is on its way, the last one stays', async () => {
  const { rerender } = draw('nl');
  await screen.findByRole('heading', { name: 'Kasten' });
  rerender(
    <AppIntlProvider language="ua" messages={messages}>
      <Example />
    </AppIntlProvider>,
  );
  expect(screen.getByRole('heading', { name: 'Kasten' })).toBeTruthy();
  expect(await screen.findByRole('heading', { name: 'Вулики' })).toBeTruthy();
});

function Sentences() {
  const errorText = useErrorText();
  const fieldText = useFieldProblemText();
  return (
    <ul>
      <li>{errorText('too_many_requests', { retryAfterSeconds: 1 })}</li>
      <li>{errorText('too_many_requests')}</li>
      <li>{errorText('a_code_of_tomorrow')}</li>
      <li>{fieldText('too_long', { max: 30 })}</li>
      <li>{fieldText('too_long')}</li>
      <li>{fieldText('too_small', { min: 1.5 })}</li>
      <li>{fieldText('a_code_of_tomorrow')}</li>
    </ul>
  );
}

test('codes become sentences, with their limits where they are known', () => {
  render(
    <AppIntlProvider language="en" messages={messages}>
      <Sentences />
    </AppIntlProvider>,
  );
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Too many attempts in a short time. Try again in 1 second.',
    'Too many attempts in a short time. Wait a little, then try again.',
    'Something went wrong on our side. Try again; if it keeps happening, tell us what you did.',
    'Use at most 30 characters.',
    'This is too long. Shorten it.',
    'Enter 1.5 or more.',
    'This cannot be saved. Check it.',
  ]);
});
