import { termsNumber, termsVersion } from '@skep/domain';
import { loadTexts } from '@skep/i18n';
import { remoteMessages } from '@skep/remote-kit';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import shellPackage from '../../package.json';
import { Screen as AccessibilityScreen } from './AccessibilityScreen.tsx';
import { Screen as FaqScreen } from './FaqScreen.tsx';
import { Screen as HelpScreen } from './HelpScreen.tsx';
import { inPage } from './in-page.tsx';
import { Screen as NewScreen } from './NewScreen.tsx';
import { Screen as PrivacyScreen } from './PrivacyScreen.tsx';
import { pageMessages } from './page-messages.ts';
import { releases } from './releases.ts';
import { Screen as SupportScreen } from './SupportScreen.tsx';
import { Screen as TermsScreen } from './TermsScreen.tsx';

beforeAll(() => loadTexts(remoteMessages(pageMessages), 'en'));

const linkTo = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
const titlesOf = (page: string) =>
  Object.entries(pageMessages.loaded('en') ?? {}).flatMap(([id, text]) =>
    id.startsWith(`pages.${page}.`) && id.endsWith('.title') ? [text] : [],
  );

test('a visitor reads the terms with their version; whoever is signed in sees what they have accepted', async () => {
  const { unmount } = render(inPage(TermsScreen));
  expect(screen.getByText(`Version of these terms: ${termsNumber(termsVersion)}`)).toBeTruthy();
  expect(screen.queryByText(/You have accepted/)).toBeNull();
  unmount();
  render(inPage(TermsScreen, { isSignedIn: true }));
  await screen.findByText('You have accepted version 0.');
});

test.each([
  ['terms', TermsScreen],
  ['help', HelpScreen],
  ['privacy', PrivacyScreen],
  ['accessibility', AccessibilityScreen],
])('every written section of %s is on its page', (name, Screen) => {
  render(inPage(Screen));
  const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(headings).toEqual(titlesOf(name));
});

test('help leads on to the questions and to support', () => {
  render(inPage(HelpScreen));
  expect([linkTo('Frequently asked questions'), linkTo('Support')]).toEqual(['/faq', '/support']);
});

test('a question opens and closes its answer', async () => {
  render(inPage(FaqScreen));
  const questions = screen.getAllByRole('group');
  expect(questions.map((question) => question.querySelector('summary')?.textContent)).toEqual(
    titlesOf('faq'),
  );
  const [first] = questions;
  if (first === undefined) throw new Error('There is no question.');
  expect(first.hasAttribute('open')).toBe(false);
  await userEvent.click(within(first).getByText('I have forgotten my password.'));
  expect(first.hasAttribute('open')).toBe(true);
});

test.each([TermsScreen, PrivacyScreen])(
  'where terms and policy are elsewhere, the page leads there',
  (Screen) => {
    render(inPage(Screen, { links: { policy: 'https://bees.example/{language}/policy' }, language: 'en' }));
    expect(linkTo('Read the terms and the policy')).toBe('https://bees.example/en/policy');
    expect(screen.queryByText(/deliberately short/)).toBeNull();
  },
);

test('the statement on accessibility is led to from support, and leads there', () => {
  const { unmount } = render(inPage(SupportScreen));
  expect(linkTo('Accessibility')).toBe('/accessibility');
  unmount();
  render(inPage(AccessibilityScreen));
  expect(linkTo('Support')).toBe('/support');
});

test('support names the address to write to', () => {
  render(inPage(SupportScreen, { supportEmail: 'help@skep.example' }));
  expect(linkTo('Write to help@skep.example')).toBe('mailto:help@skep.example');
});

test('without an address support says so, and translators ask on their page', () => {
  render(inPage(SupportScreen));
  expect(screen.getByText(/has not given an address/)).toBeTruthy();
  expect(linkTo('Translations')).toBe('/translations');
});

test('what’s new begins with the version that is running, and says each change that is written', () => {
  render(inPage(NewScreen));
  expect(releases[0]?.version).toBe(shellPackage.version);
  expect(screen.getAllByRole('heading', { level: 2 })[0]?.textContent).toBe(
    'Version 4.1.0, 29 November 2026',
  );
  expect(screen.getAllByRole('listitem')).toHaveLength(releases.flatMap(({ changes }) => changes).length);
});

test('a page comes in the person’s language', async () => {
  render(inPage(TermsScreen, { language: 'nl' }));
  await screen.findByRole('heading', { name: 'Geen garantie' });
});

test('the privacy page says who runs the installation, or whom to ask', () => {
  const operator = { name: 'Beekeepers of Utrecht', contact: 'privacy@bees.example' };
  const { unmount } = render(inPage(PrivacyScreen, { operator }));
  expect(screen.getByText('Beekeepers of Utrecht')).toBeTruthy();
  expect(screen.getByText('privacy@bees.example')).toBeTruthy();
  unmount();
  render(inPage(PrivacyScreen));
  expect(screen.getByText(/have not given a name here/)).toBeTruthy();
});

test('terms, questions and the privacy page name menu items as the menu does, and say how long things stay', async () => {
  const { unmount } = render(inPage(FaqScreen));
  expect(screen.getByText(/choose “Profile”, and there “Download my data”/)).toBeTruthy();
  expect(screen.getByText(/they stay for 5 years after their last entry/)).toBeTruthy();
  unmount();
  render(inPage(TermsScreen));
  expect(screen.getByText(/erased for good after 30 days/)).toBeTruthy();
  expect(linkTo('Privacy')).toBe('/privacy');
});
