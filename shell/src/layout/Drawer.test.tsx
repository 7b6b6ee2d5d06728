import { loadTexts } from '@skep/i18n';
import { RemoteProviders } from '@skep/remote-kit';
import { fakeApolloClient, fakePerson } from '@skep/remote-kit/testing';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import shellPackage from '../../package.json';
import { appMessages } from '../messages.ts';
import type { PageSettings } from '../page-settings.ts';
import { releases } from '../pages/releases.ts';
import { createShellParts } from '../shell-container.ts';
import { ShellContext } from '../shell-context.ts';
import { twoRemotes } from '../testing/a-registry.ts';
import { Drawer } from './Drawer.tsx';

beforeAll(() => loadTexts(appMessages, 'en'));

function open(links?: PageSettings['links']) {
  const parts = createShellParts({
    settings: { graphqlUrl: '/graphql', mode: 'production', version: shellPackage.version, links },
    registry: twoRemotes,
    apolloClient: fakeApolloClient(),
  });
  parts.session.begin('the-token', fakePerson);
  render(
    <ShellContext value={parts}>
      <RemoteProviders services={parts.services} messages={appMessages}>
        <MemoryRouter>
          <Drawer onClose={() => undefined} />
        </MemoryRouter>
      </RemoteProviders>
    </ShellContext>,
  );
}

const link = (name: string) => screen.getByRole('link', { name });

test('the drawer leads to help, support and what’s new within the app, and says which release it is', () => {
  open();
  for (const [name, path] of [
    ['Help', '/help'],
    ['Support', '/support'],
    ['What’s new', '/new'],
  ] as const) {
    expect(link(name).getAttribute('href')).toBe(path);
  }
  expect(screen.queryByRole('link', { name: /Website/ })).toBeNull();
  expect(screen.getByText(`Version ${releases[0]?.version}`)).toBeTruthy();
});

test('where the service has pages elsewhere, support and website open there, outside of the app', () => {
  const documentation = 'https://docs.example/{language}';
  open({ support: 'https://help.example/{language}', documentation, website: 'https://skep.example' });
  const handbook = link('Documentation (opens in a new tab)');
  expect(handbook.getAttribute('href')).toBe('https://docs.example/en');
  const support = link('Support (opens in a new tab)');
  expect([support.getAttribute('href'), support.getAttribute('target')]).toEqual([
    'https://help.example/en',
    '_blank',
  ]);
  expect(link('Website (opens in a new tab)').getAttribute('href')).toBe('https://skep.example');
});
