import { Button } from '../button/Button.tsx';
import { Stack } from '../layout/Stack.tsx';
import { arabic, longGerman, longGreek, noop } from '../stories/sample-words.ts';
import { inThemes, onNarrowPhone, rightToLeft } from '../stories/story-frames.tsx';
import { toTry } from '../stories/to-try.tsx';
import { Notice } from './Notice.tsx';

export default {
  title: 'Feedback/Notice',
  component: Notice,
  tags: ['autodocs'],
  parameters: { status: 'stable', since: '1.0.0' },
};

export const Playground = toTry(Notice, { kind: 'success', children: 'Inspection saved.' });

export function Kinds() {
  return (
    <Stack gap={12}>
      <Notice kind="success">Inspection saved.</Notice>
      <Notice kind="information">This hive was moved here last week.</Notice>
      <Notice kind="warning">
        You are offline. What you enter placements on this device until you are back.
      </Notice>
      <Notice kind="problem">Skep cannot be reached. Check your connection, then try again.</Notice>
    </Stack>
  );
}

export function WithActionAndClose() {
  return (
    <Stack gap={12}>
      <Notice kind="problem" action={<Button icon="retry">Try again</Button>} onClose={noop}>
        The inspection could not be saved.
      </Notice>
      <Notice kind="success" onClose={noop}>
        The hive is deleted.
      </Notice>
    </Stack>
  );
}

export const LongWords = onNarrowPhone(() => (
  <Notice kind="warning" action={<Button>{longGerman}</Button>} onClose={noop}>
    {longGerman} {longGreek}
  </Notice>
));
export const RightToLeft = rightToLeft(() => (
  <Notice kind="information" action={<Button>{arabic}</Button>} onClose={noop}>
    {arabic}
  </Notice>
));
export const Themes = inThemes(Kinds);
