import { loadTexts } from '@skep/i18n';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { remoteMessages } from '../RemoteRoot.tsx';
import { inFakeShell } from '../testing/render-screen.tsx';
import { formTexts } from './form-texts.ts';
import { HiveCheckboxGroup } from './HiveCheckboxGroup.tsx';

beforeAll(() => loadTexts(remoteMessages(formTexts), 'en'));

let ticked: ReadonlySet<string>;

function draw(count: number, begun: readonly string[] = []) {
  const hives = Array.from({ length: count }, (_, index) => ({ id: `h${index}`, name: `Hive ${index}` }));
  function Field() {
    const [value, setValue] = useState<ReadonlySet<string>>(new Set(begun));
    ticked = value;
    return <HiveCheckboxGroup name="Orchard" hives={hives} ticked={value} onTicked={setValue} />;
  }
  render(inFakeShell(<Field />, formTexts).element);
  return userEvent.setup();
}

const all = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'All of Orchard' });

test('many hives stand behind their count, and one of them is ticked among those of other sets', async () => {
  const user = draw(40, ['h3', 'elsewhere']);
  expect(screen.queryByRole('checkbox', { name: 'Hive 5' })).toBeNull();
  expect([all().checked, all().indeterminate]).toEqual([false, true]);
  const count = screen.getByRole('button', { name: '1 of 40', expanded: false });
  await user.click(count);
  await user.click(screen.getByRole('checkbox', { name: 'Hive 5' }));
  expect(screen.getByRole('button', { name: '2 of 40', expanded: true })).toBeTruthy();
  expect([...ticked]).toEqual(['h3', 'elsewhere', 'h5']);
});

test('all of a set are ticked and taken back at once, and those of other sets stay', async () => {
  const user = draw(3, ['elsewhere']);
  expect(screen.getByRole('checkbox', { name: 'Hive 0' })).toBeTruthy();
  await user.click(all());
  expect([...ticked]).toEqual(['elsewhere', 'h0', 'h1', 'h2']);
  await user.click(all());
  expect([...ticked]).toEqual(['elsewhere']);
});
