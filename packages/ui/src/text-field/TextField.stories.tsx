import { expect, userEvent, within } from 'storybook/test';
import { arabic, longGerman, longGreek } from '../stories/sample-words.ts';
import { Form, inThemes, onNarrowPhone, type Played, rightToLeft } from '../stories/story-frames.tsx';
import { toTry } from '../stories/to-try.tsx';
import { TextField } from './TextField.tsx';

export default {
  title: 'Fields/TextField',
  component: TextField,
  tags: ['autodocs'],
  parameters: { status: 'stable', since: '1.0.0' },
};

export const Playground = toTry(TextField, { label: 'Name of the hive', hint: 'As it stands on the box.' });

export function Default() {
  return (
    <Form>
      <TextField label="Name of the apiary" defaultValue="Orchard by the lake" />
      <TextField label="Street" hint="Only you see where your apiary stands." placeholder="Lindenweg 4" />
    </Form>
  );
}

export function Types() {
  return (
    <Form>
      <TextField
        label="E-mail address"
        type="email"
        autoComplete="email"
        isRequired
        defaultValue="anna@example.org"
      />
      <TextField
        label="Password"
        type="password"
        autoComplete="current-password"
        isRequired
        defaultValue="secret"
      />
      <TextField label="Search hives" isLabelHidden type="search" placeholder="Search hives" />
    </Form>
  );
}

/** The button names what it does next, and the password is readable. */
export const PasswordShown = () => <Types />;
PasswordShown.play = async ({ canvasElement }: Played) => {
  await userEvent.click(await within(canvasElement).findByRole('button'));
  await expect(within(canvasElement).getByLabelText(/^Password/)).toHaveAttribute('type', 'text');
};

export function Wrong() {
  return (
    <Form>
      <TextField label="Name of the hive" isRequired error="Fill this in." />
      <TextField
        label="E-mail address"
        type="email"
        defaultValue="anna@"
        hint="We send the link for signing in there."
        error="Enter an e-mail address, such as name@example.com."
      />
    </Form>
  );
}

export function Disabled() {
  return (
    <Form>
      <TextField label="Name of the hive" isDisabled defaultValue="Queen Anne" />
    </Form>
  );
}

export function LongWords() {
  return (
    <Form>
      <TextField
        label={longGerman}
        hint={`${longGreek}. ${longGerman}.`}
        defaultValue={longGerman}
        error={longGreek}
      />
    </Form>
  );
}

export const Narrow = onNarrowPhone(LongWords);
export const RightToLeft = rightToLeft(() => (
  <Form>
    <TextField label={arabic} hint={arabic} error={arabic} isRequired defaultValue={arabic} />
    <TextField label={arabic} type="search" defaultValue={arabic} />
    <TextField label={arabic} type="password" defaultValue="secret" />
  </Form>
));
export const Themes = inThemes(() => (
  <Form>
    <Default />
    <Wrong />
    <Disabled />
  </Form>
));
