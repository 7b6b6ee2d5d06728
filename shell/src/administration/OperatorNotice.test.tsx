import { loadTexts } from '@skep/i18n';
import { remoteMessages } from '@skep/remote-kit';
import { inFakeShell } from '@skep/remote-kit/testing';
import { render, screen } from '@testing-library/react';
import type { PageSettings } from '../page-settings.ts';
import { administrationMessages } from './administration-messages.ts';
import { OperatorNotice } from './OperatorNotice.tsx';

beforeAll(() => loadTexts(remoteMessages(administrationMessages), 'en'));

const operator = { name: 'Beekeepers of Utrecht', address: 'Hive Lane 1, Utrecht' };

function show(settings: Pick<PageSettings, 'mode' | 'operator'>) {
  render(inFakeShell(<OperatorNotice settings={settings} />, administrationMessages, {}).element);
}

test('an admin of a public installation reads that its operator is missing', () => {
  show({ mode: 'production', operator });
  expect(screen.getByRole('status').textContent).toMatch(/does not say who runs this service/);
});

test.each([
  [
    'that says who runs it',
    { mode: 'production', operator: { ...operator, contact: 'privacy@bees.example' } },
  ],
  ['for trying out', { mode: 'demo' }],
] as const)('nothing is missing in an installation %s', (_, settings) => {
  show(settings);
  expect(screen.queryByRole('status')).toBeNull();
});
