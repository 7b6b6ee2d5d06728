import { loadTexts } from '@skep/i18n';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { accountMessages } from './account-messages.ts';

/** What a visitor does and notices on an account screen, for its tests. */

beforeAll(() => loadTexts(accountMessages, 'en'));

export function field(label: RegExp): HTMLInputElement {
  const input = screen.getByLabelText(label, { selector: 'input' });
  if (!(input instanceof HTMLInputElement)) throw new Error(`${label} is no input.`);
  return input;
}

/** What a screen reader says about a field after its name. */
export function descriptionOf(input: HTMLElement): string {
  const ids = input.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
}

export const isMarkedWrong = (input: HTMLElement) => input.getAttribute('aria-invalid') === 'true';

export async function press(name: string): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name }));
}

export async function fill(entries: readonly (readonly [RegExp, string])[]): Promise<void> {
  for (const [label, text] of entries) await userEvent.type(field(label), text);
}

/** The text of what is announced at once. */
export async function alarm(): Promise<string> {
  const alert = await screen.findByRole('alert');
  return alert.textContent ?? '';
}

export const alarmHasFocus = () => screen.getByRole('alert') === document.activeElement;
