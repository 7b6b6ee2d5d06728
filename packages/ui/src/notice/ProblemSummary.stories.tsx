import { expect, userEvent, within } from 'storybook/test';
import { longGerman, longGreek } from '../stories/sample-words.ts';
import { Form, inThemes, onNarrowPhone, type Played } from '../stories/story-frames.tsx';
import { TextField } from '../text-field/TextField.tsx';
import { ProblemSummary } from './ProblemSummary.tsx';

export default {
  title: 'Feedback/ProblemSummary',
  component: ProblemSummary,
  tags: ['autodocs'],
  parameters: { status: 'stable', since: '1.0.0' },
};

export function Default() {
  return (
    <Form>
      <ProblemSummary
        attempt={1}
        title="Two answers cannot be saved yet"
        problems={[
          { fieldId: 'name', label: 'Name of the hive', text: 'Fill this in.' },
          {
            fieldId: 'email',
            label: 'E-mail address',
            text: 'Enter an e-mail address, such as name@example.com.',
          },
        ]}
      />
      <TextField id="name" label="Name of the hive" isRequired error="Fill this in." />
      <TextField
        id="email"
        label="E-mail address"
        error="Enter an e-mail address, such as name@example.com."
      />
    </Form>
  );
}

/** A line of it goes to its field. */
export const ToAField = () => <Default />;
ToAField.play = async ({ canvasElement }: Played) => {
  await userEvent.click(await within(canvasElement).findByRole('link', { name: /E-mail/ }));
  await expect(within(canvasElement).getByLabelText(/E-mail address/)).toHaveFocus();
};

export const LongWords = onNarrowPhone(() => (
  <ProblemSummary
    attempt={1}
    title={longGreek}
    problems={[{ fieldId: 'none', label: longGerman, text: longGreek }]}
  />
));
export const Themes = inThemes(() => (
  <ProblemSummary
    attempt={1}
    title="One answer cannot be saved yet"
    problems={[{ fieldId: 'none', label: 'Name of the hive', text: 'Fill this in.' }]}
  />
));
