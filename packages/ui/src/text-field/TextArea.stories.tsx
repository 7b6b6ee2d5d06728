import { arabic, longGerman, longGreek } from '../stories/sample-words.ts';
import { Form, inThemes, onNarrowPhone, rightToLeft } from '../stories/story-frames.tsx';
import { toTry } from '../stories/to-try.tsx';
import { TextArea } from './TextArea.tsx';

export default {
  title: 'Fields/TextArea',
  component: TextArea,
  tags: ['autodocs'],
  parameters: { status: 'stable', since: '1.0.0' },
};

export const Playground = toTry(TextArea, { label: 'Notes', hint: 'What struck you today.' });

export function Default() {
  return (
    <Form>
      <TextArea
        label="Notes"
        maxLength={2500}
        defaultValue="Calm on the comb. Two frames of capped brood moved to hive 7, new foundation in the middle."
      />
      <TextArea label="Reminder" hint="You see it at the hive on the day." maxLength={100} />
    </Form>
  );
}

export function NearItsEnd() {
  return (
    <Form>
      <TextArea
        label="Reminder"
        maxLength={60}
        defaultValue="Bring the smoker, a new queen cage and the heavy hive tool"
      />
    </Form>
  );
}

export function Wrong() {
  return (
    <Form>
      <TextArea label="Notes" error="This is too long. Shorten it." defaultValue="Calm on the comb." />
    </Form>
  );
}

export function Disabled() {
  return (
    <Form>
      <TextArea label="Notes" isDisabled defaultValue="Calm on the comb." />
    </Form>
  );
}

export const LongWords = onNarrowPhone(() => (
  <TextArea label={longGreek} hint={longGerman} defaultValue={`${longGerman} ${longGreek}`} />
));
export const RightToLeft = rightToLeft(() => (
  <TextArea label={arabic} defaultValue={`${arabic} ${arabic}`} />
));
export const Themes = inThemes(() => (
  <Form>
    <Default />
    <Wrong />
  </Form>
));
