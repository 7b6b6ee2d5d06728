import { screen } from '@testing-library/react';
import { ChoiceField } from '../choice/ChoiceField.tsx';
import { draw } from '../testing/draw.tsx';
import { TextField } from '../text-field/TextField.tsx';
import { Notice } from './Notice.tsx';
import { ProblemSummary } from './ProblemSummary.tsx';

test('a problem is announced at once, the rest in its turn', async () => {
  const close = jest.fn();
  const { user } = draw(
    <>
      <Notice kind="problem" onClose={close}>
        Not saved.
      </Notice>
      <Notice kind="success">Saved.</Notice>
    </>,
  );
  expect(screen.getByRole('alert').textContent).toContain('Not saved.');
  expect(screen.getByRole('status').textContent).toContain('Saved.');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(close).toHaveBeenCalledTimes(1);
});

const problems = [
  { fieldId: 'name', label: 'Name', text: 'Fill this in.' },
  { fieldId: 'weather', label: 'Weather', text: 'Choose one.' },
];

function Form({ shown }: { shown: typeof problems }) {
  return (
    <>
      <ProblemSummary title="Two answers are wrong" problems={shown} attempt={1} />
      <TextField id="name" label="Name" />
      <ChoiceField
        id="weather"
        label="Weather"
        options={[{ value: 'sun', label: 'Sunny' }]}
        value={undefined}
        onChange={jest.fn()}
      />
    </>
  );
}

test('the summary takes the focus once for each attempt, not while things are put right', async () => {
  const withAttempt = (attempt: number, shown: typeof problems) => (
    <>
      <ProblemSummary title="Wrong" problems={shown} attempt={attempt} />
      <TextField label="Name" />
    </>
  );
  const { user, redraw } = draw(withAttempt(1, problems));
  const summary = screen.getByRole('alert', { name: 'Wrong' });
  expect(document.activeElement).toBe(summary);
  await user.click(screen.getByRole('textbox', { name: 'Name' }));
  redraw(withAttempt(1, problems.slice(0, 1)));
  expect(document.activeElement).not.toBe(summary);
  redraw(withAttempt(2, problems.slice(0, 1)));
  expect(document.activeElement).toBe(summary);
});

test('each line leads to its field, or to the first control of it', async () => {
  const { user } = draw(<Form shown={problems} />);
  await user.click(screen.getByRole('link', { name: 'Name' }));
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Name' }));
  await user.click(screen.getByRole('link', { name: 'Weather' }));
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Sunny' }));
});
